import type { Language } from "../kernel/localised.ts"

/** The product's look as plain CSS values, for a form that is not ours. */
export type FormLook = {
  readonly language: Language
  readonly dark: boolean
  readonly ink: string
  readonly inkSoft: string
  readonly surface: string
  readonly edge: string
  readonly primary: string
  readonly danger: string
  readonly focus: string
  readonly font: string
  readonly radius: string
}

/** The provider's form on a page. */
export type ShownForm = {
  /** Follows the price, in sen, the look, and whether the card is to be kept. */
  readonly change: (amount: number, look: FormLook, isToBeKept: boolean) => void
  readonly hide: () => void
}

/** The payment provider's own card form: what is typed into it never reaches us. */
export type ProvidersForm<Place> = {
  /** Puts the form in its place for an amount in sen; where that fails, trying again may help. */
  readonly show: (
    place: Place,
    amount: number,
    look: FormLook,
  ) => Promise<ShownForm | { readonly failed: "unreachable" }>
  /** True when nothing is missing; the form itself says what is. */
  readonly isComplete: () => Promise<boolean>
}
