import { choosableParty, withAdults, partyWithRooms } from "#core/stay/choose-party.ts"
import { withChildren, writtenAges } from "#core/stay/child-ages.ts"
import { limits } from "#core/stay/limits.ts"
import type { Party } from "#core/stay/party.ts"
import { Suspense, useRef, type RefObject } from "react"
import { Icon } from "../icons/Icon.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import { Button } from "../Button.tsx"
import { optionalPart } from "../optional-part.ts"
import { partyText } from "./party-text.ts"
import styles from "./search-bar.module.css"
import { Stepper } from "../fields/Stepper.tsx"
import { useDismiss } from "../use-dismiss.ts"
import { useInView } from "../use-in-view.ts"

/** Used without age fields: children are counted without ages. */
const NoAges = () => null
const ChildAges = optionalPart(
  async () => (await import("./ChildAgeFields.tsx")).ChildAgeFields,
  NoAges,
)

type GuestsProps = {
  readonly party: Party
  readonly onChange: (party: Party) => void
  readonly menu?: RefObject<HTMLDetailsElement | null>
}

/** The ages are asked once there are children, and sent with the form in either case. */
const Ages = ({ party, onChange }: Omit<GuestsProps, "menu">) => (
  <>
    <input type="hidden" name="ages" value={writtenAges(party)} />
    {party.children > 0 && (
      <Suspense>
        <ChildAges party={party} onChange={onChange} />
      </Suspense>
    )}
  </>
)

/** Who comes, into how many rooms; a room more than adults brings an adult along. */
export const GuestsPopover = ({ party, onChange, menu: opened }: GuestsProps) => {
  const { t } = useTranslation()
  const ownMenu = useRef<HTMLDetailsElement>(null)
  const menu = opened ?? ownMenu
  useDismiss(menu)
  useInView(menu)
  const { adults, children, rooms } = party
  return (
    <details ref={menu} className={styles["field"]}>
      <summary className={styles["face"]}>
        <Icon name="users" size={20} />
        <span className={styles["label"]}>{t("search.guests")}</span>
        <span className={styles["value"]}>{partyText(party, t)}</span>
      </summary>
      <div className={styles["panel"]}>
        <div className={styles["steppers"]}>
          <Stepper
            label={t("search.party.adults")}
            name="adults"
            value={adults}
            {...choosableParty.adults}
            onChange={(count) => onChange(withAdults(party, count))}
          />
          <Stepper
            label={t("search.party.children")}
            hint={t("search.party.children.hint", { age: limits.oldestChildAge })}
            name="children"
            value={children}
            {...choosableParty.children}
            onChange={(count) => onChange(withChildren(party, count))}
          />
          <Ages party={party} onChange={onChange} />
          <Stepper
            label={t("search.party.rooms")}
            hint={t("search.party.rooms.hint")}
            name="rooms"
            value={rooms}
            {...choosableParty.rooms}
            onChange={(count) => onChange(partyWithRooms(party, count))}
          />
        </div>
        <div className={styles["foot"]}>
          <span />
          <Button look="secondary" onClick={() => menu.current?.removeAttribute("open")}>
            {t("action.done")}
          </Button>
        </div>
      </div>
    </details>
  )
}
