import type { Files } from "#core/files/files.port.ts"
import type { SealedFiles } from "#core/files/sealed-files.port.ts"
import { join } from "node:path"
import type { Configuration } from "../configuration/configuration.ts"
import { folderFiles } from "../files/files.folder.ts"
import { s3Files } from "../files/files.s3.ts"
import { encryptedFiles } from "../encryption/encrypted-files.ts"
import type { Store } from "./store.ts"

type Settings = Pick<Configuration, "files" | "dataDir">

/** Where files are kept: in the configured bucket, else in the data folder. */
export const filesOf = ({ files, dataDir }: Settings): Files =>
  files === null ? folderFiles(join(dataDir, "files")) : s3Files({ ...files, fetch })

/** Pictures of identity papers: in the same place, sealed with the keys of the store. */
export const identityPicturesOf = (
  settings: Settings,
  { keys }: Pick<Store, "keys">,
): SealedFiles => encryptedFiles(filesOf(settings), keys)
