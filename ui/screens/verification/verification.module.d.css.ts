declare const classes: {
  readonly choose: string
  readonly chooser: string
  readonly there: string
}
export default classes
