import { emailIssue } from "#core/account/registration.rules.ts"
import { bounds } from "#core/kernel/text-bounds.ts"
import { useSelector } from "@xstate/react"
import { useId, useState, type SubmitEvent } from "react"
import { wholeMinutes } from "../../formats/whole-minutes.ts"
import { Button } from "../../parts/Button.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/booking/booking.module.css"

type Request = { readonly request: AccountActor<"linkRequest"> }

/** Asks for the booking's own email address, to which a link is mailed. */
export const LinkRequest = ({ request }: Request) => {
  const { t } = useTranslation()
  const id = useId()
  const isMailing = useSelector(request, ({ value }) => value === "mailing")
  const [email, setEmail] = useState("")
  const [issue, setIssue] = useState<string | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = emailIssue(email)
    setIssue(found)
    if (found) document.getElementById(id)?.focus()
    else request.send({ type: "guest.asked", email: email.trim() })
  }
  return (
    <form className={styles["find"]} onSubmit={submit} noValidate>
      <p>{t("booking.manage.lead")}</p>
      <TextField
        id={id}
        type="email"
        label={t("checkout.email")}
        issue={issue}
        autoComplete="email"
        maxLength={bounds.email}
        value={email}
        onType={(text) => {
          setEmail(text)
          setIssue(null)
        }}
      />
      <Button type="submit" look="secondary" aria-disabled={isMailing}>
        {t("booking.manage.action")}
      </Button>
      <Answer request={request} />
    </form>
  )
}

const Answer = ({ request }: Request) => {
  const { t } = useTranslation()
  const { value, context } = useSelector(request, (snapshot) => snapshot)
  const minutes = wholeMinutes(context.retryAfterSeconds)
  switch (value) {
    case "asking":
      return <p role="status" className="visually-hidden" />
    case "mailing":
      return (
        <p role="status" className={styles["soft"]}>
          {t("booking.manage.mailing")}
        </p>
      )
    case "mailed":
      return (
        <Notice tone="good" said>
          {t("booking.manage.mailed", { email: context.email })}
        </Notice>
      )
    case "slowed":
      return (
        <Notice tone="warning" said>
          {t("booking.manage.slowed", { count: minutes })}
        </Notice>
      )
    case "unreachable":
      return (
        <Notice tone="warning" said>
          {t("booking.manage.unreachable")}{" "}
          <Button look="secondary" onClick={() => request.send({ type: "guest.retried" })}>
            {t("action.retry")}
          </Button>
        </Notice>
      )
    default:
      return value satisfies never
  }
}
