declare const classes: {
  readonly buttons: string
  readonly close: string
  readonly country: string
  readonly ground: string
  readonly map: string
  readonly pin: string
  readonly placed: string
  readonly preview: string
  readonly search: string
  readonly shore: string
  readonly source: string
  readonly state: string
  readonly town: string
}
export default classes
