declare const classes: {
  readonly form: string
  readonly from: string
  readonly narrow: string
  readonly other: string
  readonly own: string
  readonly reach: string
  readonly text: string
  readonly thread: string
}
export default classes
