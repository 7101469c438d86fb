declare const classes: {
  readonly crop: string
  readonly end: string
  readonly halves: string
  readonly name: string
  readonly picture: string
  readonly sessions: string
  readonly slider: string
}
export default classes
