import { AccountRecord } from "#core/account-store/account-record.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { Slug } from "#core/property/property.ts"
import { refusal, resultOf } from "#tests/contracts/outcomes.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { aKeeper, aRegistered, aSignedIn, keptOf } from "./an-account-keeper.ts"

const saved = (slug: string, at: number) => ({ slug: Slug.make(slug), saved: true, at })

describe("the saved stays of an account", () => {
  it("are those of every device of its guest, and stay kept", async () => {
    const keeper = aKeeper()
    const phone = await aRegistered(keeper)
    const laptop = await aSignedIn(keeper)

    const first = await resultOf(phone.shortlists.join([saved("palm-huts", 1)]))
    const both = await resultOf(laptop.shortlists.join([saved("the-springwater", 2)]))

    expect(first).toEqual([saved("palm-huts", 1)])
    expect(both).toEqual([saved("the-springwater", 2), saved("palm-huts", 1)])
    expect((await keptOf(keeper))?.shortlist).toEqual(both)
  })

  it("were saved now at the latest, even by a device whose clock is ahead", async () => {
    const keeper = aKeeper()
    const guest = await aRegistered(keeper)
    const now = keeper.clock.now()

    expect(await resultOf(guest.shortlists.join([saved("palm-huts", now + 60_000)]))).toEqual([
      saved("palm-huts", now),
    ])
  })

  it("are refused to whoever is not signed in", async () => {
    const keeper = aKeeper()

    expect(await refusal(keeper.guest().shortlists.join([saved("palm-huts", 1)]))).toEqual(
      new NotSignedIn(),
    )
  })

  it("are none in an account that was kept before stays could be saved", async () => {
    const keeper = aKeeper()
    await aRegistered(keeper)
    const { shortlist: _, ...older } = Schema.encodeSync(AccountRecord)((await keptOf(keeper))!)

    expect(Schema.decodeUnknownSync(AccountRecord)(older).shortlist).toEqual([])
  })
})
