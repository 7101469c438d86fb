import { speaker } from "#ui/translations/speaker.ts"
import { wordsOf } from "#ui/translations/server-words.ts"
import { translationOf } from "#ui/translations/use-translation.tsx"
import { sayUnforeseen } from "#ui/shell/FailureDialog.tsx"
import { act, screen } from "@testing-library/react"
import { expect, it } from "vitest"

sayUnforeseen(() => translationOf("en", speaker("en", wordsOf.en).say))

const fails = (error: unknown) =>
  act(async () => void window.dispatchEvent(new ErrorEvent("error", { error })))
const isLeftAlone = (reason: unknown) =>
  act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason })),
  )
const dialogs = () => screen.queryAllByRole("dialog")
const closes = () =>
  act(async () => screen.getAllByRole("button", { name: "Close" }).at(-1)!.click())

it("says once at a time that something went wrong, and again after it was closed", async () => {
  await fails(new Error("One"))
  await fails(new Error("Two"))
  expect(dialogs()).toHaveLength(1)
  const [dialog] = dialogs() as Array<HTMLDialogElement>
  expect(dialog?.querySelector("h2")?.textContent).toBe("Error")
  expect(dialog?.querySelector("p")?.textContent).toBe(
    "Something went wrong on our side. Please try again.",
  )
  expect(dialog?.open).toBe(true)

  await closes()
  expect(dialog?.open).toBe(false)
  expect(document.body.innerHTML).toBe("")
  await fails(new Error("Three"))
  expect(dialogs()).toHaveLength(1)
  await closes()
})

it("says so too where a promise failed that nobody waited for", async () => {
  await isLeftAlone(new Error("One"))
  expect(dialogs()).toHaveLength(1)
  await closes()

  await isLeftAlone(Object.assign(new Error("Expected"), { name: "Unreachable" }))
  await isLeftAlone(undefined)
  expect(dialogs()).toHaveLength(0)
})

it.each(["AbortError", "PieceMissing", "Unreachable"])(
  "leaves %s to the page that has words for it",
  async (name) => {
    await fails(Object.assign(new Error("Expected"), { name }))
    await fails("no error at all")

    expect(dialogs()).toHaveLength(0)
  },
)
