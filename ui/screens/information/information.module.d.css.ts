declare const classes: {
  readonly answer: string
  readonly asking: string
  readonly columns: string
  readonly contents: string
  readonly facts: string
  readonly group: string
  readonly head: string
  readonly help: string
  readonly own: string
  readonly page: string
  readonly question: string
  readonly search: string
  readonly text: string
}
export default classes
