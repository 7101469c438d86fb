import type { Files } from "#core/files/files.port.ts"
import { join } from "node:path"
import type { Configuration } from "../../configuration/configuration.ts"
import { folderFiles } from "../../files/files.folder.ts"
import { s3Files } from "../../files/files.s3.ts"

type Settings = Pick<Configuration, "files" | "dataDir">

/** The folder where files are kept; null where a bucket keeps them. */
export const fileFolderOf = ({ files, dataDir }: Settings): string | null =>
  files === null ? join(dataDir, "files") : null

/** Where files are kept: in the configured bucket, else in the data folder. */
export const filesOf = ({ files, dataDir }: Settings): Files =>
  files === null ? folderFiles(join(dataDir, "files")) : s3Files({ ...files, fetch })
