declare const classes: {
  readonly body: string
  readonly dialog: string
  readonly head: string
  readonly wide: string
}
export default classes
