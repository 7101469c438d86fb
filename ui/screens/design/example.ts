import type { ComponentType } from "react"

/** One part in one of its states. */
export type Example = {
  /** The part, as its file exports it. */
  readonly part: string
  /** In which state, in a few words for whoever builds with it. */
  readonly state: string
  readonly Draw: ComponentType
  /** It needs the whole width. */
  readonly wide?: true
}
