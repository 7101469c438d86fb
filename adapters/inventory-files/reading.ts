import type { StockedProperty } from "#core/inventory/inventory-keeper.port.ts"

/** One entry of an operator's file: a property, or every reason why it cannot be one. */
export type Reading =
  | { readonly line: number; readonly stocked: StockedProperty }
  | { readonly line: number; readonly reasons: ReadonlyArray<string> }

/** What became of an entry before its line is known. */
export type Built =
  | { readonly stocked: StockedProperty }
  | { readonly reasons: ReadonlyArray<string> }

/** The text of a file in pieces, as a stream gives it. */
export type TextPieces = AsyncIterable<string>

/** A reader of one form of file. */
export type ReadInventory = (text: TextPieces) => AsyncGenerator<Reading>
