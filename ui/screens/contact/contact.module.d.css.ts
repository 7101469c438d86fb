declare const classes: {
  readonly actions: string
  readonly attachments: string
  readonly card: string
  readonly drop: string
  readonly head: string
  readonly mark: string
  readonly note: string
  readonly over: string
  readonly page: string
  readonly pair: string
  readonly reference: string
  readonly trap: string
  readonly upload: string
  readonly written: string
  readonly wrong: string
}
export default classes
