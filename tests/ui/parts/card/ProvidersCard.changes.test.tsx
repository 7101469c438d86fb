import { act, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import type { ProvidersForm, ShownForm } from "#core/payment/provider-form.ts"
import type { RouteContext } from "#ui/app/context.ts"
import { ProvidersCard } from "#ui/parts/card/ProvidersCard.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

type Answer = Awaited<ReturnType<ProvidersForm<HTMLElement>["show"]>>

/** A provider whose form comes when a test says so, and what happened to it since. */
const aSlowProvider = () => {
  const happened: Array<string> = []
  const waiting: Array<(answer: Answer) => void> = []
  const form: ShownForm = {
    change: (amount, { language }, isToBeKept) =>
      void happened.push(`changed to ${amount} in ${language}, kept: ${isToBeKept}`),
    hide: () => void happened.push("hidden"),
  }
  const provider: ProvidersForm<HTMLElement> = {
    show: (_, amount) => {
      happened.push(`asked for ${amount}`)
      const { promise, resolve } = Promise.withResolvers<Answer>()
      waiting.push(resolve)
      return promise
    },
    isComplete: async () => true,
  }
  const answers = (answer: Answer) => act(async () => waiting.at(-1)!(answer))
  return {
    provider,
    happened,
    comes: () => answers(form),
    fails: () => answers({ failed: "unreachable" }),
  }
}

/** Preferences whose theme a test changes. */
const preferencesOfTheme = () => {
  let theme: "dark" | "light" | null = null
  const told = new Set<() => void>()
  const preferences: RouteContext["preferences"] = {
    read: () => ({ language: "en", theme }),
    subscribe: (changed) => {
      told.add(changed)
      return () => void told.delete(changed)
    },
    choose: () => {},
  }
  const becomes = (next: "dark" | "light") =>
    act(async () => {
      theme = next
      for (const changed of told) changed()
    })
  return { preferences, becomes }
}

const Paid = ({ provider }: { provider: ProvidersForm<HTMLElement> }) => {
  const [amount, setAmount] = useState(100)
  const [isKept, setIsKept] = useState(false)
  return (
    <>
      <ProvidersCard {...{ provider, amount }} {...(isKept && { isToBeKept: true })} />
      <button type="button" onClick={() => setAmount(200)}>
        Dearer
      </button>
      <button type="button" onClick={() => setIsKept(true)}>
        Keep
      </button>
    </>
  )
}

const drawn = async () => {
  const slow = aSlowProvider()
  const { preferences, becomes } = preferencesOfTheme()
  const page = await draw(<Paid provider={slow.provider} />, { preferences })
  return { ...slow, ...page, becomes }
}

const place = () => document.querySelector<HTMLElement>("div[hidden], div.providersCard")
const isLoading = () => screen.queryByText("Loading…") !== null

describe("the provider's form", () => {
  it("is said to load until it has come", async () => {
    const { comes } = await drawn()
    expect(isLoading()).toBe(true)

    await comes()

    expect(isLoading()).toBe(false)
  })

  it("is changed to the price and what is asked, once each", async () => {
    const { comes, happened } = await drawn()
    await comes()

    await userEvent.click(screen.getByText("Dearer"))
    await userEvent.click(screen.getByText("Keep"))

    expect(happened).toEqual([
      "asked for 100",
      "changed to 100 in en, kept: false",
      "changed to 200 in en, kept: false",
      "changed to 200 in en, kept: true",
    ])
  })

  it("takes the look of another theme", async () => {
    const { comes, happened, becomes } = await drawn()
    await comes()

    await becomes("dark")

    expect(happened).toHaveLength(3)
    expect(happened.at(-1)).toBe("changed to 100 in en, kept: false")
  })

  it("says that it loads again after it failed, and has its place hidden in between", async () => {
    const { comes, fails, happened } = await drawn()
    await fails()
    expect(isLoading()).toBe(false)
    expect(place()?.hidden).toBe(true)

    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    expect(isLoading()).toBe(true)
    expect(screen.queryByRole("alert")).toBeNull()
    await comes()

    expect(isLoading()).toBe(false)
    expect(place()?.hidden ?? false).toBe(false)
    expect(happened.filter((what) => what === "asked for 100")).toHaveLength(2)
  })

  it("is asked for again as often as it fails", async () => {
    const { fails, happened } = await drawn()

    await fails()
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    await fails()
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))

    expect(happened).toEqual(["asked for 100", "asked for 100", "asked for 100"])
  })

  it("is hidden at once where it comes after the page is gone", async () => {
    const { unmount, comes, happened } = await drawn()
    unmount()

    await comes()

    expect(happened).toEqual(["asked for 100", "hidden"])
  })

  it("is hidden with the page, and changed no more", async () => {
    const { unmount, comes, happened, becomes } = await drawn()
    await comes()
    unmount()

    await becomes("dark")

    expect(happened.slice(2)).toEqual(["hidden"])
  })
})
