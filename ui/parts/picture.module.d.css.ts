declare const classes: {
  readonly box: string
  readonly mirrored: string
}
export default classes
