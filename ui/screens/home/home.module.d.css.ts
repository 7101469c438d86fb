declare const classes: {
  readonly heading: string
  readonly hero: string
  readonly kinds: string
  readonly lead: string
  readonly notice: string
  readonly photo: string
  readonly search: string
  readonly section: string
  readonly stage: string
  readonly sub: string
  readonly tiles: string
}
export default classes
