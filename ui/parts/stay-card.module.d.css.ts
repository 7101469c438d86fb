declare const classes: {
  readonly amount: string
  readonly badges: string
  readonly body: string
  readonly card: string
  readonly compact: string
  readonly facts: string
  readonly kind: string
  readonly name: string
  readonly night: string
  readonly on: string
  readonly over: string
  readonly place: string
  readonly price: string
  readonly scarce: string
  readonly total: string
  readonly whole: string
}
export default classes
