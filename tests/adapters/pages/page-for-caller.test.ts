import type { RequestCaller } from "#adapters/http-server/caller.ts"
import { pageForCaller } from "#adapters/pages/page-for-caller.ts"
import type { User } from "#core/account/account.ts"
import { SessionId } from "#core/account/session.ts"
import { StoreUnreachable } from "#core/kernel/store.errors.ts"
import type { Visitor } from "#core/people/visitor.ts"
import { anAccountRecord } from "#fixtures/builders/an-account.ts"
import { anAccountService } from "#fixtures/doubles/an-account-service.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const account = anAccountRecord()
const session = {
  id: SessionId.make("1123456789abcdefghjkmnpqrs"),
  secret: "fingerprint",
  account: account.id,
  browser: "a browser",
  signedInAt: 0,
  lastSeenAt: Number.MAX_SAFE_INTEGER,
  confirmedAt: 0,
}

type Answer = "somebody" | "nobody" | "silence"

/** What a page is drawn for, where the account service answers so about a browser's secret. */
const drawnFor = async (answer: Answer, secret: string | null) => {
  const kept: Array<string> = []
  const drawn: Array<{ visitor: Visitor; user: User | null; request: Request }> = []
  const { store, ...needs } = anAccountService()
  const openSession = () => {
    if (answer === "silence") return Effect.fail(new StoreUnreachable())
    return Effect.succeed(answer === "somebody" ? { session, account } : null)
  }
  const draw = pageForCaller({
    accountService: { ...needs, store: { ...store, openSession } },
    propertiesFor: (visitor) => ({ visitor }) as never,
    page: (async (request: Request, { visitor }: { visitor: Visitor }, user: User | null) => {
      drawn.push({ visitor, user, request })
      return new Response("drawn")
    }) as never,
  })
  const caller = {
    guest: { id: "guest-1" },
    network: "203.0.113.7",
    language: "bm",
    browser: { secret, keep: (own: string) => void kept.push(own) },
  } as unknown as RequestCaller
  const request = new Request("https://stays.test/")
  const page = await draw(request, caller)
  expect(await page.text()).toBe("drawn")
  return { ...drawn[0]!, kept, isSame: drawn[0]?.request === request }
}

describe("a page for who asks", () => {
  it("is that of who is signed in, and keeps them so", async () => {
    const { user, visitor, kept, isSame } = await drawnFor("somebody", "secret-1")

    expect(user).toMatchObject({ firstName: "Aisyah" })
    expect(visitor).toMatchObject({ session: "guest-1", member: true, account: account.id })
    expect(kept).toEqual(["secret-1"])
    expect(isSame).toBe(true)
  })

  it.each<[answer: Answer, secret: string | null]>([
    ["nobody", "secret-1"],
    ["nobody", null],
    ["silence", "secret-1"],
  ])("is that of a stranger where the answer is %s: %s", async (answer, secret) => {
    const { user, visitor, kept } = await drawnFor(answer, secret)

    expect(user).toBeNull()
    expect(visitor).toMatchObject({ session: "guest-1", member: false })
    expect(kept).toEqual([])
  })
})
