declare const classes: {
  readonly buttons: string
  readonly map: string
  readonly pin: string
  readonly source: string
  readonly town: string
}
export default classes
