import type { BookingView } from "#core/booking/booking-view.ts"
import { readConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import { useNavigate, useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent, useId, useState, type SubmitEvent } from "react"
import { wholeMinutes } from "../../formats/whole-minutes.ts"
import { Button } from "../../parts/Button.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import type { LookupActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"

const issueOf = (code: string): string | null => {
  if (code.trim() === "") return "CodeMissing"
  return readConfirmationCode(code) === null ? "NotACode" : null
}

/** The code in any way of writing; it goes to the server in the body of a call, never in an address. */
export const FindBooking = ({ lookup }: { readonly lookup: LookupActor }) => {
  const { t } = useTranslation()
  const id = useId()
  const state = useSelector(lookup, ({ value }) => value)
  const booking = useSelector(lookup, ({ context }) => context.booking)
  const [code, setCode] = useState("")
  const [issue, setIssue] = useState<string | null>(null)
  const navigate = useNavigate()
  const { session } = useRouter().options.context
  const open = useEffectEvent(({ id: found, yours }: Pick<BookingView, "id" | "yours">) =>
    navigate({
      to: yours && session.read() !== null ? "/account/booking/$id" : "/booking/$id",
      params: { id: found },
    }),
  )
  useEffect(() => {
    if (booking) void open(booking)
  }, [booking])

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const found = issueOf(code)
    setIssue(found)
    if (found) document.getElementById(id)?.focus()
    else lookup.send({ type: "guest.searched", code })
  }
  return (
    <form className={styles["find"]} onSubmit={search} noValidate>
      <TextField
        id={id}
        label={t("booking.search.code")}
        hint={t("booking.search.code.hint")}
        issue={issue}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onType={(text) => {
          setCode(text)
          setIssue(null)
        }}
      />
      <Button type="submit" size="large" aria-disabled={state === "looking"}>
        {t("booking.search.action")}
      </Button>
      <Answer lookup={lookup} />
    </form>
  )
}

const Answer = ({ lookup }: { readonly lookup: LookupActor }) => {
  const { t } = useTranslation()
  const state = useSelector(lookup, ({ value }) => value)
  const seconds = useSelector(lookup, ({ context }) => context.retryAfterSeconds)
  return (
    <>
      <p role="status" className={styles["soft"]}>
        {state === "looking" && t("booking.search.looking")}
      </p>
      {state === "unknown" && (
        <Notice tone="danger" said>
          {t("booking.search.unknown")}
        </Notice>
      )}
      {state === "slowed" && (
        <Notice tone="warning" said>
          {t("booking.search.slowed", { count: wholeMinutes(seconds) })}
        </Notice>
      )}
      {state === "unreachable" && (
        <Notice tone="warning" said>
          {t("booking.search.unreachable")}{" "}
          <Button look="secondary" onClick={() => lookup.send({ type: "guest.retried" })}>
            {t("action.retry")}
          </Button>
        </Notice>
      )}
    </>
  )
}
