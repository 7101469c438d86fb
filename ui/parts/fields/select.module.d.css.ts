declare const classes: {
  readonly chooser: string
  readonly pill: string
  readonly select: string
}
export default classes
