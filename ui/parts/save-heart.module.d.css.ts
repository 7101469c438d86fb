declare const classes: {
  readonly heart: string
  readonly onPicture: string
}
export default classes
