declare const classes: {
  readonly path: string
  readonly screen: string
}
export default classes
