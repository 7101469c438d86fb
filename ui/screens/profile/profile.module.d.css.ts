declare const classes: {
  readonly codes: string
  readonly crop: string
  readonly end: string
  readonly halves: string
  readonly key: string
  readonly name: string
  readonly picture: string
  readonly qr: string
  readonly sessions: string
  readonly slider: string
}
export default classes
