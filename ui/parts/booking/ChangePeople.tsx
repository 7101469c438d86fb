import { withChildren } from "#core/stay/child-ages.ts"
import { choosableAdults, choosableParty } from "#core/stay/choose-party.ts"
import type { Party } from "#core/stay/party.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Stepper } from "../fields/Stepper.tsx"
import { ChildAgeFields } from "../search-bar/ChildAgeFields.tsx"
import styles from "./booking.module.css"

/** How many adults and children come to a changed stay, and how old the children are. */
export const ChangePeople = ({
  party,
  onChange,
}: {
  readonly party: Party
  readonly onChange: (party: Party) => void
}) => {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className={styles["group"]}>{t("checkout.edit.guests")}</legend>
      <Stepper
        label={t("search.party.adults")}
        value={party.adults}
        {...choosableAdults(party.rooms)}
        onChange={(adults) => onChange({ ...party, adults })}
      />
      <Stepper
        label={t("search.party.children")}
        value={party.children}
        {...choosableParty.children}
        onChange={(children) => onChange(withChildren(party, children))}
      />
      {party.children > 0 && <ChildAgeFields party={party} onChange={onChange} />}
    </fieldset>
  )
}
