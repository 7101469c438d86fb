declare const classes: {
  readonly card: string
  readonly cards: string
  readonly chapter: string
  readonly facts: string
  readonly name: string
  readonly none: string
  readonly picture: string
  readonly soft: string
  readonly sums: string
}
export default classes
