declare const classes: {
  readonly lightbox: string
  readonly next: string
  readonly previous: string
  readonly stage: string
  readonly thumbnails: string
  readonly tools: string
}
export default classes
