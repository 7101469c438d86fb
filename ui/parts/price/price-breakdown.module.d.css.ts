declare const classes: {
  readonly changed: string
  readonly deal: string
  readonly held: string
  readonly line: string
  readonly lines: string
  readonly nights: string
  readonly price: string
  readonly reasons: string
  readonly rounded: string
  readonly total: string
  readonly why: string
}
export default classes
