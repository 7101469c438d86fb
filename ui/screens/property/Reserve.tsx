import { queryFromCheckoutRequest } from "#core/booking/stay-request-query.ts"
import { checkoutRequestFromChoice } from "#core/booking/stay-request-from-choice.ts"
import { present } from "#core/kernel/present.ts"
import type { Slug } from "#core/property/property.ts"
import { useRouter } from "@tanstack/react-router"
import { buttonClasses } from "../../parts/Button.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import type { SeenPrice } from "../../app/drafts.ts"
import { readQuery } from "../../app/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import type { RoomSelection } from "./use-room-choice.ts"

const SEEN_PRICE: SeenPrice = "price-seen"

/** Goes to the checkout with the rooms chosen; until they can be reserved, to what is missing. */
export const Reserve = ({
  slug,
  choice,
  wide = false,
}: {
  readonly slug: Slug
  readonly choice: RoomSelection
  readonly wide?: boolean
}) => {
  const { t } = useTranslation()
  const { drafts } = useRouter().options.context
  const wanted = checkoutRequestFromChoice(slug, choice.offered, choice.counts)
  if (wanted !== null)
    return (
      <LinkButton
        to="/booking/new"
        search={readQuery(queryFromCheckoutRequest(wanted))}
        size="large"
        wide={wide}
        onClick={() => drafts.keep(SEEN_PRICE, present(choice.quote))}
      >
        {t("property.reserve")}
      </LinkButton>
    )
  const needsRooms = choice.state === "unfinished"
  return (
    <a
      className={buttonClasses({ look: "secondary", size: "large", wide })}
      href={needsRooms ? "#rooms" : "#stay"}
    >
      {t(needsRooms ? "property.chooseRooms" : "property.chooseDates")}
    </a>
  )
}
