declare const classes: {
  readonly bank: string
  readonly brand: string
  readonly providersCard: string
  readonly withBrand: string
}
export default classes
