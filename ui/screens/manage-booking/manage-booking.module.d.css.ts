declare const classes: {
  readonly answer: string
  readonly back: string
  readonly diary: string
  readonly held: string
  readonly priced: string
  readonly refund: string
  readonly whatIf: string
}
export default classes
