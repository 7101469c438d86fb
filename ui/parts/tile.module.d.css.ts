declare const classes: {
  readonly row: string
  readonly thumb: string
  readonly tile: string
  readonly words: string
}
export default classes
