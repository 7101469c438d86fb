declare const classes: {
  readonly danger: string
  readonly good: string
  readonly mark: string
  readonly notice: string
  readonly skeleton: string
  readonly state: string
  readonly warning: string
}
export default classes
