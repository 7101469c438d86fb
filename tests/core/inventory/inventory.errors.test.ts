import {
  InventoryIssue,
  InventoryRefused,
  KindUnknown,
  RoomTypeUnknown,
} from "#core/inventory/inventory.errors.ts"
import { OwnPictureRefused } from "#core/inventory/own-picture.errors.ts"
import { Schema } from "effect"
import { expect, it } from "vitest"
import { withoutEachField } from "#tests/core/kernel/without-each-field.ts"

const issue = {
  property: "the-springwater",
  roomType: "springwater-studio",
  code: "RoomTypeElsewhere",
} as const

it("says of each refused room type which it is, where, and why", () => {
  const isIssue = Schema.is(InventoryIssue)

  expect(isIssue(issue)).toBe(true)
  expect(isIssue({ ...issue, code: "KindStillTaken", nights: ["2026-12-24"] })).toBe(true)
  expect(isIssue({ ...issue, code: "KindStillTaken", nights: ["24 December"] })).toBe(false)
  expect(isIssue({ ...issue, code: "" })).toBe(false)
  expect(withoutEachField(issue).filter(([, rest]) => isIssue(rest))).toEqual([])
})

it("is refused with all its issues", () => {
  const refused = Schema.encodeSync(InventoryRefused)(new InventoryRefused({ issues: [issue] }))

  expect(refused).toEqual({ _tag: "InventoryRefused", issues: [issue] })
})

it("calls what there is not by what it would be", () => {
  expect(Schema.encodeSync(KindUnknown)(new KindUnknown({ kind: "attic" }))).toEqual({
    _tag: "KindUnknown",
    kind: "attic",
  })
  expect(Schema.encodeSync(RoomTypeUnknown)(new RoomTypeUnknown())).toEqual({
    _tag: "RoomTypeUnknown",
  })
})

it.each(["NotAPicture", "PictureTooLarge", "TooManyPixels"] as const)(
  "says why a file is not shown as a picture: %s",
  (reason) => {
    expect(Schema.encodeSync(OwnPictureRefused)(new OwnPictureRefused({ reason }))).toEqual({
      _tag: "OwnPictureRefused",
      reason,
    })
  },
)

it("gives no other reason, and always one, for a file that is no picture", () => {
  const isRefused = Schema.is(Schema.toEncoded(OwnPictureRefused))

  expect(isRefused({ _tag: "OwnPictureRefused", reason: "NotAPicture" })).toBe(true)
  expect(isRefused({ _tag: "OwnPictureRefused", reason: "" })).toBe(false)
  expect(isRefused({ _tag: "OwnPictureRefused" })).toBe(false)
})
