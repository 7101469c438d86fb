declare const classes: {
  readonly actions: string
  readonly bars: string
  readonly capital: string
  readonly card: string
  readonly doing: string
  readonly door: string
  readonly entry: string
  readonly eye: string
  readonly fields: string
  readonly form: string
  readonly gains: string
  readonly gainsHead: string
  readonly google: string
  readonly head: string
  readonly line: string
  readonly link: string
  readonly or: string
  readonly page: string
  readonly pair: string
  readonly password: string
  readonly soft: string
  readonly strength: string
}
export default classes
