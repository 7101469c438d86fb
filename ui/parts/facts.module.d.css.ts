declare const classes: {
  readonly badge: string
  readonly before: string
  readonly deal: string
  readonly good: string
  readonly member: string
  readonly plain: string
  readonly price: string
  readonly stars: string
}
export default classes
