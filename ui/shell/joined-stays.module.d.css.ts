declare const classes: {
  readonly news: string
  readonly place: string
}
export default classes
