/** Why the database cannot be used at start, in one sentence for whoever runs the server. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused"
}
