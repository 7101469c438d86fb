import { senOf } from "../money/amounts.ts"
import type { Sen } from "../money/sen.ts"

/** What is left of an amount when others are paid, let off or given back; nothing where they are more. */
export const remaining = (amount: Sen, ...settled: ReadonlyArray<Sen>): Sen => {
  let left: number = amount
  for (const part of settled) left -= part
  return senOf(Math.max(0, left))
}
