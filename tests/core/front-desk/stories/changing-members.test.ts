import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aRoomChoice, stayDates } from "#fixtures/builders/a-stay.ts"
import { aFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import { expect, it } from "vitest"
import { aGuestAt, refusal, resultOf, visitorOf } from "../a-guest-at-the-desk.ts"
import { aChange, anOwnerAt, linkIn } from "../an-owner-at-the-desk.ts"

const club = RoomTypeId.make("members-club")

const aDesk = () => {
  const rooms = [aRoomType(), aRoomType({ id: club, membersOnly: true })]
  return aFrontDesk([{ property: aProperty({ rooms }), exceptions: [] }])
}

const intoTheClub = aChange({
  dates: stayDates(),
  rooms: [aRoomChoice({ roomType: club })],
})

it("a stay that belongs to an account may change into rooms for members", async () => {
  const desk = aDesk()
  const owner = anOwnerAt(desk)
  const { id } = await owner.paidStay()

  expect((await owner.quoted(id, intoTheClub)).balance.kind).toBe("nothing")
})

it("a stay that belongs to nobody may not", async () => {
  const desk = aDesk()
  const { id } = await aGuestAt(desk).confirmed()
  const link = await linkIn(desk, id)
  const { quoteChange } = desk.managedBy(visitorOf("elsewhere"))

  expect(await refusal(quoteChange({ id, link }, intoTheClub))).toMatchObject({
    issues: [{ path: "rooms", code: "MembersOnly" }],
  })
  expect((await resultOf(quoteChange({ id, link }, aChange()))).balance.kind).toBe("pay")
})
