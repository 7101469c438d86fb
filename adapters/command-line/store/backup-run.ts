import type { BackupContents } from "../../backup/backup-contents.ts"
import { inNumber } from "../operator/in-number.ts"

export const BACKUP_USAGE = "npm run backup -- FOLDER (a new folder, which is made)"
export const RESTORE_USAGE = "npm run restore -- FOLDER (of a backup)"

const LONGEST_PATH = 4096

/** The only word of both commands, the folder of the backup; null where that is not what was said. */
export const backupFolderIn = (words: ReadonlyArray<string>): string | null => {
  const [folder = "", ...others] = words
  const isFolder = folder !== "" && !folder.startsWith("-") && folder.length <= LONGEST_PATH
  return isFolder && others.length === 0 ? folder : null
}

/** What a backup contains, for whoever took or restored it. */
export const backupLines = ({
  takenAt,
  database,
  rows,
  files,
  keys,
}: BackupContents): ReadonlyArray<string> => {
  const counts = Object.values(rows)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return [
    `Backup of ${takenAt}, ${database} database: ${inNumber(all, "row")} of ${inNumber(counts.length, "table")}.`,
    files === null
      ? "Files are in the bucket, which has to be backed up by its own means."
      : `Files: ${files}.`,
    `Encrypted with the key ${keys.join(", ")}, which is not in the backup: keep SECRET_KEY (or the file secret-key of DATA_DIR) in another place.`,
  ]
}

type World = {
  readonly take: (folder: string) => Promise<BackupContents>
  readonly say: (line: string) => void
}

/** Takes a backup and says what it contains; 0 when it went well. */
export const runBackup = async (folder: string, { take, say }: World): Promise<number> => {
  for (const line of backupLines(await take(folder))) say(line)
  say(`It is in ${folder}.`)
  return 0
}
