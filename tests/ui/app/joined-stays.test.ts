import { keptDrafts } from "#tests/ui/support/account-journeys.ts"
import { forgetJoined, joinedIn, keepJoined } from "#ui/app/joined-stays.ts"
import { describe, expect, it } from "vitest"

describe("how many stays joined the account", () => {
  it("is kept until the guest has read it", () => {
    const { drafts, kept } = keptDrafts()
    expect(joinedIn(drafts)).toBe(0)

    keepJoined(drafts, 1)
    expect(joinedIn(drafts)).toBe(1)

    forgetJoined(drafts)
    expect(joinedIn(drafts)).toBe(0)
    expect(kept.size).toBe(0)
  })

  it("is not kept where there are none, which leaves what is kept", () => {
    const { drafts } = keptDrafts()
    keepJoined(drafts, 2)

    keepJoined(drafts, 0)

    expect(joinedIn(drafts)).toBe(2)
  })

  it.each([[-3], ["2"], [1.5], [null]])("is none where %o is kept", (count) => {
    const { drafts } = keptDrafts()
    drafts.keep("joined-stays", { count })

    expect(joinedIn(drafts)).toBe(0)
  })
})
