declare const classes: {
  readonly issues: string
}
export default classes
