import { fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, it } from "vitest"
import { Dialog } from "#ui/parts/Dialog.tsx"
import { draw } from "#tests/ui/support/stage.tsx"

const drawn = async (closeLabel?: string) => {
  const closed: Array<string> = []
  const page = await draw(
    <Dialog
      title="Filters"
      onClose={() => void closed.push("closed")}
      {...(closeLabel !== undefined && { closeLabel })}
    >
      <p>Inside</p>
    </Dialog>,
  )
  return { closed, ...page }
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog")

describe("a dialog", () => {
  it("is open while it is drawn, and has the name of its heading", async () => {
    const { unmount } = await drawn()
    const element = dialog()

    expect(element.open).toBe(true)
    expect(screen.getByRole("dialog", { name: "Filters" })).toBe(element)
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Filters")
    expect(screen.getByText("Inside")).toBeTruthy()

    unmount()
    expect(element.open).toBe(false)
  })

  it("asks to be closed by its button", async () => {
    const { closed } = await drawn()

    await userEvent.click(screen.getByRole("button", { name: "Close" }))

    expect(closed).toEqual(["closed"])
  })

  it("says what its button does where it does more", async () => {
    await drawn("Leave without paying")

    expect(screen.getByRole("button", { name: "Leave without paying" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull()
  })

  it("asks to be closed by the browser's own way, and does not close by itself", async () => {
    const { closed } = await drawn()

    const isDefault = fireEvent(dialog(), new Event("cancel", { cancelable: true }))

    expect(isDefault).toBe(false)
    expect(closed).toEqual(["closed"])
    expect(dialog().open).toBe(true)
  })
})
