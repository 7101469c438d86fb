import { Slug } from "#core/property/property.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { someChannelNews } from "#fixtures/builders/some-channel-news.ts"
import { someContacts } from "#fixtures/builders/some-contacts.ts"
import { inMemoryCatalogue } from "#fixtures/doubles/catalogue.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aJob, made, SITE, SUPPORT } from "./a-writing-desk.ts"

const property = aProperty()
const [room] = property.rooms
const shelves = shelvesWith([{ property, exceptions: [] }])
const { snapshot } = inMemoryCatalogue(shelves)
const known = someChannelNews({
  property: property.slug,
  roomType: room?.id ?? RoomTypeId.make("none"),
  isEmptied: true,
})
const jobOf = (news = known) =>
  aJob({ key: "f1/feed/1", booking: "f1", subject: `feed/${JSON.stringify(news)}` })

describe("a message about another site's calendar", () => {
  it("goes to the property in its language, and its answer to support", async () => {
    const asked: Array<string> = []
    const { message, told } = await made(jobOf(), {
      snapshot,
      contactsOf: (slug) =>
        Effect.sync(() => {
          asked.push(slug)
          return someContacts()
        }),
    })

    expect(asked).toEqual([property.slug])
    expect(message).toMatchObject({
      id: "mail.f1.feed.1@singgah",
      to: "owner@springwater.example",
      replyTo: SUPPORT,
      files: [],
    })
    const names = { stay: property.name.bm, room: room?.name.bm }
    expect(told).toEqual([
      { facts: { about: "feed", news: known, names, language: "bm" }, site: SITE },
    ])
  })

  it.each([
    [{ property: Slug.make("gone") }, { stay: "gone", room: known.roomType }],
    [{ roomType: RoomTypeId.make("attic") }, { stay: property.name.bm, room: "attic" }],
  ])("calls what is gone by its id: %j", async (changes, names) => {
    const contactsOf = () => Effect.succeed(someContacts())
    const { told } = await made(jobOf({ ...known, ...changes }), { snapshot, contactsOf })

    expect(told.map(({ facts }) => facts)).toMatchObject([{ names }])
  })

  it.each([
    ["gave no contacts", null],
    ["has no email", someContacts({ email: null })],
  ])("is not made where the property %s", async (_, contacts) => {
    const contactsOf = () => Effect.succeed(contacts)

    expect(await made(jobOf(), { snapshot, contactsOf })).toEqual({ message: null, told: [] })
  })
})
