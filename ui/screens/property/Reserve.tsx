import { queryFromStayWish } from "#core/booking/stay-request-query.ts"
import { wishOfChoice } from "#core/booking/wish-of-choice.ts"
import type { Slug } from "#core/property/property.ts"
import { useRouter } from "@tanstack/react-router"
import { buttonClasses } from "../../parts/Button.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import type { SeenPrice } from "../../routes/drafts.ts"
import { readQuery } from "../../routes/query.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import type { RoomChoice } from "./use-room-choice.ts"

const SEEN_PRICE: SeenPrice = "price-seen"

/** Goes to the checkout with the rooms chosen; until they can be reserved, to what is missing. */
export const Reserve = ({
  slug,
  choice,
  wide = false,
}: {
  readonly slug: Slug
  readonly choice: RoomChoice
  readonly wide?: boolean
}) => {
  const { t } = useTranslation()
  const { drafts } = useRouter().options.context
  const wish = wishOfChoice(slug, choice.offered, choice.counts)
  if (wish !== null)
    return (
      <LinkButton
        to="/booking/new"
        search={readQuery(queryFromStayWish(wish))}
        size="large"
        wide={wide}
        onClick={() => drafts.keep(SEEN_PRICE, choice.quote ?? {})}
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
