declare const classes: {
  readonly pair: string
}
export default classes
