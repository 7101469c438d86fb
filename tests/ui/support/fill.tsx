import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"

/** Puts each text in at once, as a browser does that knows the guest; key by key is tested of its own. */
const fillAll = async (texts: Readonly<Record<string, string>>): Promise<void> => {
  const user = userEvent.setup()
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.paste(text)
  }
}

/** Fills in who Aisyah Tan is, and nothing of her card. */
export const fillInGuest = async (): Promise<void> => {
  await fillAll({
    "First name": "Aisyah",
    "Last name": "Tan",
    "MyKad (IC) number": "900412-14-5678",
    Day: "12",
    Month: "4",
    Year: "1990",
    Email: "aisyah.tan@example.com",
    Phone: "0123456789",
  })
  await userEvent.click(screen.getByLabelText("Female"))
}

/** Fills in what Aisyah Tan does, and the card she pays with unless told otherwise. */
export const fillIn = async (number = "4242424242424242"): Promise<void> => {
  await fillInGuest()
  await fillAll({
    "Expiry date": "1240",
    "Security code (CVC)": "123",
    "Name on card": "Aisyah Tan",
  })
  await typeCard(number)
}

/** Puts another card number in place of the one that stands there. */
export const typeCard = async (number: string): Promise<void> => {
  const field = screen.getByLabelText(/^Card number/)
  await userEvent.clear(field)
  if (number !== "") await userEvent.paste(number)
}
