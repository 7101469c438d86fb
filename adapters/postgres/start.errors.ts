/** Why the database cannot be used, backed up or restored, in one sentence for the operator. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused"
}

/** Why the database does not answer at start, in one sentence; it may do so a little later. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway"
}
