import { expect, it } from "vitest"
import type { KeptCardView } from "#core/payment/kept-card.ts"
import { aKeptCard } from "#fixtures/builders/a-kept-card.ts"
import { useCardName } from "#ui/parts/card/use-card-name.ts"
import { draw } from "#tests/ui/support/stage.tsx"

const Named = ({ card }: { card: KeptCardView }) => {
  const { name, expiry } = useCardName()(card)
  return <p>{`${name}, ${expiry}`}</p>
}

it.each([
  ["visa", "Visa ending 4242, Expires 12/34"],
  ["amex", "American Express ending 4242, Expires 12/34"],
  ["other", "Card ending 4242, Expires 12/34"],
] as const)(
  "a kept card of the brand %s is named with its end and last month",
  async (brand, text) => {
    const { container } = await draw(<Named card={aKeptCard({ brand })} />)

    expect(container.textContent).toBe(text)
  },
)
