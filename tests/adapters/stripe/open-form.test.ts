import { noForm, offeredForm } from "#adapters/stripe/offered-form.ts"
import { appearanceOf, stripeLocales } from "#adapters/stripe/open-form.ts"
import type { FormLook } from "#core/payment/provider-form.ts"
import { describe, expect, it } from "vitest"

const look: FormLook = {
  language: "en",
  dark: false,
  ink: "ink",
  inkSoft: "soft ink",
  surface: "surface",
  edge: "edge",
  primary: "primary",
  danger: "danger",
  focus: "focus",
  font: "serif",
  radius: "8px",
}

describe("the look of Stripe's form", () => {
  it("is that of our own fields", () => {
    expect(appearanceOf(look)).toEqual({
      theme: "stripe",
      labels: "above",
      variables: {
        colorPrimary: "primary",
        colorBackground: "surface",
        colorText: "ink",
        colorTextSecondary: "soft ink",
        colorDanger: "danger",
        fontFamily: "serif",
        fontSizeBase: "16px",
        borderRadius: "8px",
        spacingUnit: "4px",
      },
      rules: {
        ".Input": { borderColor: "edge", boxShadow: "none", padding: "12px" },
        ".Input:focus": { borderColor: "focus", boxShadow: "0 0 0 2px focus" },
        ".Label": { fontWeight: "600" },
      },
    })
  })

  it("is dark where the page is", () => {
    expect(appearanceOf({ ...look, dark: true }).theme).toBe("night")
  })

  it("speaks the guest's language under Stripe's name for it", () => {
    expect(stripeLocales).toEqual({ en: "en", bm: "ms", cn: "zh" })
  })
})

describe("a form that is offered", () => {
  const place = {} as HTMLElement

  it("is out of reach where the provider has none", async () => {
    expect(await noForm.show(place, 100, look)).toEqual({ failed: "unreachable" })
    expect(await noForm.isComplete()).toBe(false)
  })

  it("is out of reach where it cannot be shown", async () => {
    const form = offeredForm({
      show: () => Promise.reject(new Error("cut")),
      isComplete: async () => true,
      cards: {} as never,
    })

    expect(await form.show(place, 100, look)).toEqual({ failed: "unreachable" })
    expect(await form.isComplete()).toBe(true)
  })

  it("is shown where it was asked for", async () => {
    const shown = { change: () => {}, hide: () => {} }
    const asked: Array<unknown> = []
    const form = offeredForm({
      show: async (...said) => {
        asked.push(...said)
        return shown
      },
      isComplete: async () => false,
      cards: {} as never,
    })

    expect(await form.show(place, 100, look)).toBe(shown)
    expect(asked).toEqual([place, 100, look])
  })
})
