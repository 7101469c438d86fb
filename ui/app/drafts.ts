/** Under this name a tab keeps the price that a guest saw when choosing rooms. */
export type SeenPrice = "price-seen"

/** What was typed into forms and not yet sent; it outlives a reload of its tab. Never a password. */
export type Drafts = {
  readonly read: (form: string) => Readonly<Record<string, unknown>>
  readonly keep: (form: string, typed: object) => void
  readonly forget: (form: string) => void
}
