import type { Language } from "../kernel/localised.ts"
import type { Receipt } from "./receipt.ts"

/** A line: its text, the value at the right edge, and the reason in small print below. */
export type SheetRow = {
  readonly text: string
  readonly value: string
  readonly strong?: boolean
  readonly why?: ReadonlyArray<string>
}

type Part<Line> = { readonly heading: string; readonly lines: ReadonlyArray<Line> }

/** A receipt in words, ready to be set on paper. */
export type ReceiptSheet = {
  /** The tag by which readers of the document know its language. */
  readonly language: string
  readonly title: string
  readonly issuer: ReadonlyArray<string>
  readonly facts: ReadonlyArray<SheetRow>
  readonly about: ReadonlyArray<Part<string>>
  readonly money: ReadonlyArray<Part<SheetRow>>
  readonly notes: ReadonlyArray<string>
}

/** Puts a receipt into the words of a language. */
export type ReceiptWords = (
  receipt: Receipt,
  language: Language,
) => ReceiptSheet | Promise<ReceiptSheet>
