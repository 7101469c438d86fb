declare const classes: {
  readonly chooser: string
  readonly select: string
}
export default classes
