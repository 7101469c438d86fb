declare const classes: {
  readonly line: string
  readonly score: string
}
export default classes
