import { receiptWriter } from "#adapters/documents/receipts.ts"
import { sharpPictures } from "#adapters/pictures/pictures.sharp.ts"
import type { ReceiptSheet } from "#core/documents/receipt-sheet.ts"
import { AccountId } from "#core/people/account-id.ts"
import { Effect } from "effect"
import sharp from "sharp"

// How long another guest waits for one picture or receipt while somebody asks for many: as answers
// were given in one line, and as they are given in turns.
const PICTURES = 24
const RECEIPTS = 30
const SIDE = 7000
const mine = AccountId.make("0".repeat(26))
const other = AccountId.make("1".repeat(26))

type Work = (owner: AccountId) => Effect.Effect<unknown, unknown>

const secondsOf = async (
  many: ReadonlyArray<Effect.Effect<unknown, unknown>>,
  one: Effect.Effect<unknown, unknown>,
) => {
  const outcomes = many.map((work) => Effect.runPromise(Effect.exit(work)))
  const began = performance.now()
  await Effect.runPromise(Effect.exit(one))
  const seconds = (performance.now() - began) / 1000
  const done = (await Promise.all(outcomes)).filter(({ _tag }) => _tag === "Success").length
  return { seconds: seconds.toFixed(1), done }
}

/** In turns all of it is one account's; as before it fills one line, which nobody's share cuts short. */
const compare = async (name: string, count: number, inTurns: Work, inOneLine: () => Work) => {
  const before = inOneLine()
  const line = await secondsOf(
    Array.from({ length: count }, () => before(mine)),
    before(mine),
  )
  const turns = await secondsOf(
    Array.from({ length: count }, () => inTurns(mine)),
    inTurns(other),
  )
  console.log(
    `${name}: the other guest waited ${line.seconds} s in one line (${line.done} of ${count} done),`,
  )
  console.log(
    `  ${turns.seconds} s in turns (${turns.done} of ${count} done, the others were told when to come back)`,
  )
}

/** One line of promises, as both were done before. */
const lined = (work: Work): Work => {
  let last: Promise<unknown> = Promise.resolve()
  return (owner) =>
    Effect.promise(() => {
      last = last.then(() => Effect.runPromise(work(owner)))
      return last
    })
}

const lines = [{ text: "房费", value: "RM 100.00" }]
const sheet: ReceiptSheet = {
  language: "cn",
  title: "收据",
  issuer: ["Singgah"],
  facts: lines,
  about: [{ heading: "住宿", lines: ["清泉居"] }],
  money: [{ heading: "金额", lines }],
  notes: ["无需签名"],
}
/** Pictures of 49 megapixels and receipts in Chinese, many of one and one of another. */
export const benchCostlyWork = async (): Promise<void> => {
  const photo = new Uint8Array(
    await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: "#0c5b45" } })
      .png()
      .toBuffer(),
  )
  const pictures = sharpPictures()
  const write = receiptWriter()

  await compare(
    "24 pictures of 49 megapixels",
    PICTURES,
    (owner) => pictures.square(photo, owner),
    () => lined((owner) => pictures.square(photo, owner)),
  )
  await compare(
    "30 receipts in Chinese",
    RECEIPTS,
    (owner) => write(sheet, owner),
    () => lined((owner) => write(sheet, owner)),
  )
}
