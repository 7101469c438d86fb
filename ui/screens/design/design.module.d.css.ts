declare const classes: {
  readonly icons: string
  readonly part: string
  readonly screen: string
  readonly scrolled: string
  readonly state: string
  readonly states: string
  readonly wide: string
}
export default classes
