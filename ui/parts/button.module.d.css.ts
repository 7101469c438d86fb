declare const classes: {
  readonly button: string
  readonly danger: string
  readonly icon: string
  readonly large: string
  readonly primary: string
  readonly quiet: string
  readonly secondary: string
  readonly wide: string
}
export default classes
