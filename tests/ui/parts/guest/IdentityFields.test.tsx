import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { nationalities } from "#core/people/nationalities.ts"
import { IdentityFields } from "#ui/parts/guest/IdentityFields.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (nationality: string, keptNumber?: string) => {
  const typed: Array<string> = []
  const field = (name: string) => ({
    id: name,
    issue: null,
    onType: (text: string) => void typed.push(`${name}: ${text}`),
  })
  await draw(
    <IdentityFields
      nationality={{ ...field("nationality"), value: nationality }}
      identityNumber={{ ...field("number"), value: "" }}
      {...(keptNumber !== undefined && { keptNumber })}
    />,
  )
  return typed
}

const number = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const hintOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent

describe("who a guest is", () => {
  it("is said by the MyKad of a Malaysian", async () => {
    await drawn("MY")
    const input = number("MyKad (IC) number")

    expect(hintOf(input)).toBe("12 digits, for example 900412-14-5678")
    expect(input.hasAttribute("placeholder")).toBe(false)
    expect(input.getAttribute("autocomplete")).toBe("off")
    expect(input.getAttribute("spellcheck")).toBe("false")
  })

  it("is said by the passport of anybody else", async () => {
    const typed = await drawn("SG")
    const input = number("Passport or MyPR number")

    expect(hintOf(input)).toBe("With a 12-digit MyPR number you pay no Tourism Tax.")
    await userEvent.type(input, "K")
    expect(typed).toEqual(["number: K"])
  })

  it("may be what the profile keeps, of which the end is shown", async () => {
    await drawn("MY", "••••5678")
    const input = number("MyKad (IC) number")

    expect(input.placeholder).toBe("••••5678")
    expect(hintOf(input)).toBe("From your profile. Type another number to use that instead.")
  })

  it("has one nationality of all, those of most visitors first and apart", async () => {
    const typed = await drawn("MY")
    const select = screen.getByLabelText<HTMLSelectElement>("Nationality")
    const codes = [...select.options].map(({ value }) => value)

    expect(codes.slice(0, 9)).toEqual(["MY", "SG", "ID", "CN", "TH", "BN", "IN", "AF", "AX"])
    expect(codes.toSorted()).toEqual([...nationalities].toSorted())
    expect(select.options[1]!.textContent).toBe("Singapore")
    expect(select.querySelectorAll("hr")).toHaveLength(1)
    expect(select.querySelector("hr")!.nextElementSibling!.textContent).toBe("Afghanistan")
    expect(select.value).toBe("MY")
    expect(select.getAttribute("autocomplete")).toBe("country")

    await userEvent.selectOptions(select, "SG")
    expect(typed).toEqual(["nationality: SG"])
  })
})
