import { readConfirmationCode } from "#core/booking/confirmation-code.rules.ts"
import { useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useEffectEvent, useId, useState, type SubmitEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import type { LookupActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./booking.module.css"

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
  const open = useEffectEvent((found: string) =>
    navigate({ to: "/booking/$id", params: { id: found } }),
  )
  const foundId = booking?.id
  useEffect(() => {
    if (foundId) void open(foundId)
  }, [foundId])

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
          {t("booking.search.slowed", { count: Math.ceil(seconds / 60) })}
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
