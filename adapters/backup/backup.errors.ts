/** A backup or its restoration that cannot be done, and why, in one sentence for the operator. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused"
}
