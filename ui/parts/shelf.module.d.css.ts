declare const classes: {
  readonly row: string
  readonly shelf: string
  readonly turn: string
}
export default classes
