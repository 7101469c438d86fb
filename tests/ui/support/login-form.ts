import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"

/** Fills in the form of the login and sends it. */
export const sendsLogin = async (): Promise<void> => {
  await userEvent.click(screen.getByLabelText("Email"))
  await userEvent.paste("aisyah.tan@example.com")
  await userEvent.click(screen.getByLabelText("Password"))
  await userEvent.paste("a long sentence")
  await userEvent.click(screen.getByRole("button", { name: "Login Now" }))
}
