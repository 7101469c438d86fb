declare const classes: {
  readonly banner: string
  readonly change: string
  readonly standing: string
}
export default classes
