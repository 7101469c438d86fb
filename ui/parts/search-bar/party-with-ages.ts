import { knownAges } from "#core/stay/child-ages.ts"
import type { Party } from "#core/stay/party.ts"
import type { Say } from "../../translations/translations.ts"
import { partyText } from "./party-text.ts"

/** `2 adults - 2 children - 1 room (ages of children: 4, 7)`, with the ages that are known. */
export const partyWithAges = (party: Party, t: Say): string => {
  const ages = knownAges(party)
  const counts = partyText(party, t)
  return ages.length === 0
    ? counts
    : t("search.party.ages", { party: counts, ages: ages.join(", ") })
}
