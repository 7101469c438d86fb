import { PhoneField } from "#ui/parts/fields/PhoneField.tsx"
import type { Journeys } from "#ui/app/journeys.ts"
import { act, cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { draw } from "#tests/ui/support/stage.tsx"

afterEach(cleanup)

const Phone = ({ typed }: { readonly typed: string }) => {
  const [value, setValue] = useState(typed)
  return <PhoneField label="Phone" id="phone" issue={null} value={value} onType={setValue} />
}

/** A phone field, and the guess of the visitor's country in hand. */
const aPhone = async (typed = "") => {
  let asked = 0
  let tell: (country: string | null) => void = () => {}
  const guessed = new Promise<string | null>((resolve) => (tell = resolve))
  const phoneCountry = async () => {
    asked += 1
    return guessed
  }
  await draw(<Phone typed={typed} />, { journeys: { phoneCountry } as unknown as Journeys })
  return {
    asked: () => asked,
    guesses: (country: string | null) => act(async () => tell(country)),
  }
}

const country = () => document.querySelector("summary")?.textContent ?? ""
const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" })

describe("a phone field", () => {
  it("begins with Malaysia, and asks where the visitor is once it is there", async () => {
    const { asked } = await aPhone()

    expect(country()).toContain("MY")
    expect(asked()).toBe(1)
  })

  it("goes over to the visitor's country when that is known", async () => {
    const { guesses } = await aPhone()

    await guesses("SG")

    await waitFor(() => expect(country()).toContain("SG"))
  })

  it.each([null, "MY"])("stays with Malaysia when the guess is %s", async (guess) => {
    const { guesses } = await aPhone()

    await guesses(guess)

    expect(country()).toContain("MY")
  })

  it("lets a guess change nothing that was typed meanwhile", async () => {
    const { guesses } = await aPhone()
    await userEvent.type(input(), "012")

    await guesses("SG")

    expect(country()).toContain("MY")
    expect(input().value).toBe("012")
  })

  it("lets a guess change no country that was chosen", async () => {
    const { guesses } = await aPhone("+86 131 2345 6789")

    await guesses("SG")

    expect(country()).toContain("CN")
  })

  it("writes a number in international form when the guest goes on", async () => {
    await aPhone()

    await userEvent.type(input(), "0123456789")
    await userEvent.tab()

    expect(input().value).toBe("+60 12 345 6789")
  })
})
