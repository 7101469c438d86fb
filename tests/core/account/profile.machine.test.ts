import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import {
  AccountsUnreachable,
  PictureRefused,
  TooBusy,
  ProfileRefused,
} from "#core/account/account.errors.ts"
import { profileWith } from "#core/account/profile.actors.ts"
import type { ProfileDetails } from "#core/account/profile.ts"
import type { Profiles } from "#core/account/profiles.port.ts"
import { NotSignedIn } from "#core/people/visitor.errors.ts"
import { aProfile } from "#fixtures/builders/an-account.ts"
import { scriptedProfiles } from "#fixtures/doubles/accounts.scripted.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { courseOf } from "./course.ts"

const details = { firstName: "Nur" } as ProfileDetails
const file = new Uint8Array([1])
const next = aProfile({ firstName: "Nur" })
const issues = [{ path: "phone", code: "NotAPhoneNumber" }]

const saved = { type: "guest.saved", details } as const
const chosePicture = { type: "guest.chosePicture", file } as const
const removedPicture = { type: "guest.removedPicture" } as const

const removedCard = { type: "guest.removedCard" } as const

const signedOut = Effect.fail(new NotSignedIn())
const unreachable = Effect.fail(new AccountsUnreachable())
const kept = Effect.succeed(next)

type Event = typeof saved | typeof chosePicture | typeof removedPicture | typeof removedCard

const profileAfter = (script: Partial<Profiles>, ...events: ReadonlyArray<Event>) =>
  courseOf(profileWith(scriptedProfiles(script)), undefined, ...events)

describe("a profile", () => {
  it("is read at first", async () => {
    const { states, context } = await profileAfter({})

    expect(states).toEqual(["loading", "standing form"])
    expect(context).toEqual({
      profile: aProfile(),
      issues: [],
      reason: null,
      endedVerification: false,
    })
  })

  it.each([
    ["signedOut over", signedOut],
    ["lost", unreachable],
  ])("is %s where it could not be read", async (state, answer) => {
    const { states, context } = await profileAfter({ read: () => answer })

    expect(states).toEqual(["loading", state])
    expect(context).toEqual({ profile: null, issues: [], reason: null, endedVerification: false })
  })

  it.each<[string, Event, Partial<Profiles>]>([
    ["saving form busy, saved form", saved, { save: () => kept }],
    ["saving form busy, signedOut over", saved, { save: () => signedOut }],
    ["saving form busy, unclear form", saved, { save: () => unreachable }],
    ["settingPicture form busy, pictured form", chosePicture, { setPicture: () => kept }],
    ["settingPicture form busy, signedOut over", chosePicture, { setPicture: () => signedOut }],
    [
      "settingPicture form busy, pictureUnclear form",
      chosePicture,
      { setPicture: () => unreachable },
    ],
    ["removingPicture form busy, pictured form", removedPicture, { removePicture: () => kept }],
    [
      "removingPicture form busy, signedOut over",
      removedPicture,
      { removePicture: () => signedOut },
    ],
    [
      "removingPicture form busy, pictureUnclear form",
      removedPicture,
      { removePicture: () => unreachable },
    ],
    ["removingCard form busy, cardRemoved form", removedCard, { removeCard: () => kept }],
    ["removingCard form busy, signedOut over", removedCard, { removeCard: () => signedOut }],
    ["removingCard form busy, cardUnclear form", removedCard, { removeCard: () => unreachable }],
  ])("goes by %s after %j", async (course, event, script) => {
    const { states, context } = await profileAfter(script, event)

    expect(states.slice(2).join(", ")).toBe(course)
    const isKept = /saved|pictured|cardRemoved/.test(course)
    expect(context).toEqual({
      profile: isKept ? next : aProfile(),
      issues: [],
      reason: null,
      endedVerification: false,
    })
  })

  it("is kept as it was typed, and its picture as it was chosen", async () => {
    const asked: Array<unknown> = []
    const keeping = (what: unknown) => {
      asked.push(what)
      return kept
    }

    await profileAfter({ save: keeping, setPicture: keeping }, saved, chosePicture)

    expect(asked).toEqual([details, file])
  })

  it("names what is wrong until it is kept", async () => {
    const answers = [Effect.fail(new ProfileRefused({ issues })), kept]
    const save: Profiles["save"] = () => answers.shift() ?? kept

    const refused = await profileAfter({ save: () => answers[0]! }, saved)
    const after = await profileAfter({ save }, saved, saved)

    expect(refused.states.at(-1)).toBe("refused form")
    expect(refused.context).toEqual({
      profile: aProfile(),
      issues,
      reason: null,
      endedVerification: false,
    })
    expect(after.context).toEqual({
      profile: next,
      issues: [],
      reason: null,
      endedVerification: false,
    })
  })

  it.each([new TooBusy({ retryAfterSeconds: 5 }), new TooManyAttempts({ retryAfterSeconds: 60 })])(
    "says that a picture may come later when %s",
    async (failure) => {
      const { states, context } = await profileAfter(
        { setPicture: () => Effect.fail(failure) },
        chosePicture,
      )

      expect([states.at(-1), context.reason]).toEqual(["pictureRefused form", "TooBusy"])
    },
  )

  it("says why a file is no picture until another is kept", async () => {
    const reason = "TooManyPixels"
    const answers = [Effect.fail(new PictureRefused({ reason })), kept]
    const setPicture: Profiles["setPicture"] = () => answers.shift() ?? kept

    const refused = await profileAfter({ setPicture: () => answers[0]! }, chosePicture)
    const after = await profileAfter({ setPicture }, chosePicture, chosePicture)

    expect(refused.states.at(-1)).toBe("pictureRefused form")
    expect(refused.context).toEqual({
      profile: aProfile(),
      issues: [],
      reason,
      endedVerification: false,
    })
    expect(after.context).toEqual({
      profile: next,
      issues: [],
      reason: null,
      endedVerification: false,
    })
  })

  it.each([
    ["verified", "unverified", true],
    ["submitted", "unverified", true],
    ["verified", "verified", false],
    ["rejected", "rejected", false],
    ["unverified", "unverified", false],
  ] as const)("that was %s and is %s: a verification ended is %s", async (was, is, ended) => {
    const { context } = await profileAfter(
      {
        read: () => Effect.succeed(aProfile({ verification: was })),
        save: () => Effect.succeed(aProfile({ verification: is })),
      },
      saved,
    )

    expect(context.endedVerification).toBe(ended)
  })
})
