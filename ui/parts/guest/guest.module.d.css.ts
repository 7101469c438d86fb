declare const classes: {
  readonly birth: string
}
export default classes
