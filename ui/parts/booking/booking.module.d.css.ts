declare const classes: {
  readonly card: string
  readonly changeDates: string
  readonly code: string
  readonly column: string
  readonly columns: string
  readonly copy: string
  readonly days: string
  readonly facts: string
  readonly find: string
  readonly free: string
  readonly group: string
  readonly head: string
  readonly mark: string
  readonly name: string
  readonly narrow: string
  readonly next: string
  readonly page: string
  readonly place: string
  readonly rows: string
  readonly soft: string
  readonly terms: string
  readonly thumb: string
  readonly ways: string
}
export default classes
