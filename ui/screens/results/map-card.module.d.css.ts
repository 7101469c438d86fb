declare const classes: {
  readonly card: string
  readonly facts: string
  readonly kind: string
  readonly picture: string
  readonly place: string
}
export default classes
