import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"

/** Types what Aisyah Tan types, and the card she pays with unless told otherwise. */
export const fillIn = async (number = "4242424242424242"): Promise<void> => {
  const user = userEvent.setup()
  const texts = {
    "First name": "Aisyah",
    "Last name": "Tan",
    "MyKad (IC) number": "900412-14-5678",
    Day: "12",
    Month: "4",
    Year: "1990",
    Email: "aisyah.tan@example.com",
    Phone: "0123456789",
    "Expiry date": "1240",
    "Security code (CVC)": "123",
    "Name on card": "Aisyah Tan",
  }
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await user.click(screen.getByLabelText("Female"))
  await typeCard(number)
}

/** Types another card number over the one that stands there. */
export const typeCard = async (number: string): Promise<void> => {
  const field = screen.getByLabelText(/^Card number/)
  await userEvent.clear(field)
  if (number !== "") await userEvent.type(field, number)
}
