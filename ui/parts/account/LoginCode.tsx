import { useSelector } from "@xstate/react"
import { useEffect, useRef, type SubmitEvent } from "react"
import { Button } from "../Button.tsx"
import { IssueSummary } from "../fields/IssueSummary.tsx"
import { Notice } from "../Notice.tsx"
import { useForm } from "../fields/use-form.ts"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { missingCode, OneTimeCodeField } from "./OneTimeCodeField.tsx"
import { hasPasskeys } from "./has-passkeys.ts"
import styles from "./account.module.css"

const labels = { code: "login.code" } as const

type Props = { readonly session: AccountActor<"session"> }

/** The second step of signing in: a code of the guest's app, or a recovery code. */
export const LoginCode = ({ session }: Props) => {
  const { t } = useTranslation()
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag("busy"))
  const hasPasskey = useSelector(session, ({ context }) => context.hasPasskey)
  const form = useForm({ name: "code", labels, empty: { code: "" }, secrets: ["code"] })
  const place = useRef<HTMLFormElement>(null)
  // The field of the password, where the guest was, is gone.
  useEffect(() => place.current?.querySelector("input")?.focus(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { code } = form.typed
    if (!isBusy && form.find(missingCode(code))) session.send({ type: "guest.gaveCode", code })
  }
  return (
    <form
      ref={place}
      className={styles["form"]}
      onSubmit={submit}
      noValidate
      aria-label={t("login.code.title")}
    >
      <h2>{t("login.code.title")}</h2>
      <IssueSummary form={form} />
      <CodeAnswer session={session} />
      <OneTimeCodeField {...form.text("code")} />
      <Button type="submit" size="large" wide aria-disabled={isBusy}>
        {t(isBusy ? "login.code.doing" : "login.code.action")}
      </Button>
      {hasPasskey && hasPasskeys() && (
        <Button
          look="secondary"
          wide
          aria-disabled={isBusy}
          onClick={() => session.send({ type: "guest.chosePasskey" })}
        >
          {t("login.passkey.instead")}
        </Button>
      )}
    </form>
  )
}

/** Why the code did not open the account. */
const CodeAnswer = ({ session }: Props) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  const seconds = useSelector(session, ({ context }) => context.retryAfterSeconds)
  if (state === "codePasskey") return <Notice said>{t("login.passkeyAsked")}</Notice>
  if (state === "codeRefused" || state === "codePasskeyRefused")
    return (
      <Notice tone="danger" said>
        {t(`login.${state}`)}
      </Notice>
    )
  if (state === "codeSlowed" || state === "codeUnclear")
    return (
      <Notice tone="warning" said>
        {state === "codeSlowed"
          ? t("account.slowed", { count: Math.max(1, seconds) })
          : t("account.unreachable")}
      </Notice>
    )
  return null
}
