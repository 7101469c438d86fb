/** Hides a text from whoever reads what is stored; it opens only where it was put. */
export interface Sealing {
  readonly seal: (text: string, place: string) => string
  readonly open: (sealed: string, place: string) => string
}
