declare const classes: {
  readonly calendar: string
  readonly chosen: string
  readonly day: string
  readonly end: string
  readonly from: string
  readonly hint: string
  readonly month: string
  readonly months: string
  readonly noArrival: string
  readonly scrolled: string
  readonly soldOut: string
  readonly today: string
  readonly top: string
  readonly until: string
  readonly within: string
}
export default classes
