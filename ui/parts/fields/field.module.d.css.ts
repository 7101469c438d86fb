declare const classes: {
  readonly area: string
  readonly choice: string
  readonly choices: string
  readonly control: string
  readonly field: string
  readonly hint: string
  readonly issue: string
  readonly label: string
}
export default classes
