declare const classes: {
  readonly flag: string
  readonly none: string
}
export default classes
