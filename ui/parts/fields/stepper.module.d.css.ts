declare const classes: {
  readonly count: string
  readonly name: string
  readonly stepper: string
}
export default classes
