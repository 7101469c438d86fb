declare const classes: {
  readonly country: string
  readonly none: string
  readonly option: string
  readonly panel: string
  readonly phone: string
}
export default classes
