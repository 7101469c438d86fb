declare const classes: {
  readonly date: string
  readonly dates: string
  readonly face: string
  readonly field: string
  readonly flexible: string
  readonly foot: string
  readonly form: string
  readonly group: string
  readonly input: string
  readonly issue: string
  readonly label: string
  readonly list: string
  readonly move: string
  readonly moves: string
  readonly option: string
  readonly panel: string
  readonly sheetHead: string
  readonly steppers: string
  readonly submit: string
  readonly value: string
  readonly weekend: string
}
export default classes
