declare const classes: {
  readonly answer: string
  readonly aspects: string
  readonly form: string
  readonly issue: string
  readonly marks: string
  readonly more: string
  readonly narrow: string
  readonly overall: string
  readonly review: string
  readonly soft: string
  readonly text: string
}
export default classes
