declare const classes: {
  readonly area: string
  readonly choice: string
  readonly choices: string
  readonly chooser: string
  readonly control: string
  readonly field: string
  readonly hint: string
  readonly issue: string
  readonly label: string
  readonly select: string
}
export default classes
