declare const classes: {
  readonly cards: string
  readonly choice: string
  readonly comparison: string
  readonly head: string
  readonly item: string
  readonly kept: string
  readonly screen: string
  readonly scroll: string
  readonly share: string
  readonly soft: string
  readonly stay: string
}
export default classes
