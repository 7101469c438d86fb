declare const classes: {
  readonly ages: string
  readonly hint: string
}
export default classes
