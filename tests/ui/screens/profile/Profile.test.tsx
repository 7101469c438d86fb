import { AccountsUnreachable, LinkRefused } from "#core/account/account.errors.ts"
import { aProfile, aUser } from "#fixtures/builders/an-account.ts"
import {
  aTabSession,
  keptDrafts,
  scriptedJourneys,
  type AccountScript,
} from "#tests/ui/support/account-journeys.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import type { AccountActor } from "#ui/app/account-journeys.ts"
import { Profile } from "#ui/screens/profile/Profile.tsx"
import { ProfileScreen } from "#ui/screens/profile/ProfileScreen.tsx"
import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const opens = async (script: AccountScript = {}, at = "/account/profile") => {
  const session = aTabSession(aUser())
  const { drafts, kept } = keptDrafts()
  const account = scriptedJourneys(script)
  const drawn = await draw(<ProfileScreen />, { account, session, drafts, at })
  return { ...drawn, session, kept }
}

describe("the page of the profile", () => {
  it("is named, and says what is on it", async () => {
    await opens()

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Profile")
    expect(screen.getByText("Your details, login and privacy.")).toBeTruthy()
    expect(document.title).toMatch(/^Profile\b/)
  })

  it("says that it loads until the profile is read", async () => {
    await opens({ profiles: { read: () => Effect.never } })

    expect(screen.getByRole("status").textContent).toMatch(/^Loading/)
    expect(screen.queryByRole("region")).toBeNull()
  })

  it("loads, too, where its code is not there yet", async () => {
    await draw(<ProfileScreen />)

    expect(screen.getByRole("status").textContent).toMatch(/^Loading/)
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("loads no more once it is there", async () => {
    await opens()

    const names = (await screen.findAllByRole("region")).map(
      (region) =>
        region.getAttribute("aria-label") ?? within(region).getAllByRole("heading")[0]?.textContent,
    )
    expect(names).toEqual([
      "Profile picture",
      "Your details",
      "Email",
      "Password",
      "Two-step login",
      "Passkeys",
      "Saved card",
      "Where you are logged in",
      "Your data",
    ])
    expect(screen.queryByText(/^Loading/)).toBeNull()
  })

  it("says that its code could not be fetched, and fetches it again", async () => {
    const journeys = scriptedJourneys()
    let times = 0
    const profile = async () => {
      times += 1
      return times === 1 ? ({ failed: "unreachable" } as const) : journeys.profile()
    }
    await draw(<ProfileScreen />, { account: { ...journeys, profile } })
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(await screen.findByRole("region", { name: "Your details" })).toBeTruthy()
    expect(screen.queryByRole("alert")).toBeNull()
  })

  it("says that nobody answered, and shows no form meanwhile", async () => {
    await opens({ profiles: { read: () => Effect.fail(new AccountsUnreachable()) } })

    expect((await screen.findByRole("alert")).textContent).toContain(
      "We could not connect. Nothing you entered is lost; please try again in a moment.",
    )
    expect(screen.queryByText(/^Loading/)).toBeNull()
  })
})

describe("the profile and the tab's session", () => {
  const read = () => Effect.succeed(aProfile({ firstName: "Nur", lastName: "Lim" }))

  const drawsProfile = async (session = aTabSession(aUser())) => {
    const account = scriptedJourneys({ profiles: { read } })
    const profile = (await account.profile()) as AccountActor<"profile">
    await draw(<Profile profile={profile} />, { account, session })
    await screen.findByRole("region", { name: "Your details" })
    return session
  }

  it("have the same names, and the session keeps the rest", async () => {
    const session = await drawsProfile(aTabSession(aUser({ hasPassword: false })))

    await expect
      .poll(() => session.read())
      .toEqual(aUser({ hasPassword: false, firstName: "Nur", lastName: "Lim" }))
  })

  it("leave a tab without a guest as it is", async () => {
    const session = await drawsProfile(aTabSession(null))

    expect(session.read()).toBeNull()
  })
})

describe("a link that proves an address", () => {
  it("is sent once as it is in the address, and its guest is known from then on", async () => {
    const sent: Array<string> = []
    const proveEmail = (link: string) => {
      sent.push(link)
      return Effect.succeed({ user: aUser({ firstName: "Nur" }), joined: 3 })
    }
    const profiles = { read: () => Effect.never }
    const { session, kept } = await opens(
      { accounts: { proveEmail }, profiles },
      "/account/profile?link=secret&link=other",
    )

    expect(await screen.findByText("Your email is verified.")).toBeTruthy()
    expect(sent).toEqual(["secret"])
    expect(session.read()?.firstName).toBe("Nur")
    expect(kept.get("joined-stays")).toEqual({ count: 3 })
  })

  it("leaves the guest known where it is over", async () => {
    const { session } = await opens(
      {
        accounts: { proveEmail: () => Effect.fail(new LinkRefused()) },
        profiles: { read: () => Effect.never },
      },
      "/account/profile?link=secret",
    )

    expect(await screen.findByText(/^This link has expired/)).toBeTruthy()
    expect(session.read()).toEqual(aUser())
  })

  it("proves nothing where there is none", async () => {
    const { session } = await opens({
      accounts: { proveEmail: () => expect.fail("Nothing is to be proved") },
      profiles: { read: () => Effect.never },
    })

    await screen.findByRole("status")
    expect(session.read()).toEqual(aUser())
  })
})
