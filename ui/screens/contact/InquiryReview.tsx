import { inquiryTypes, type InquiryFields } from "#core/contact/inquiry.ts"
import { useRouter } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useEffect, useId, useRef, useState } from "react"
import { wholeMinutes } from "../../formats/whole-minutes.ts"
import { Button } from "../../parts/Button.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { InquiryActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./contact.module.css"
import { inquiryFieldLabels } from "./fields.ts"

const names = Object.keys(inquiryFieldLabels) as ReadonlyArray<keyof InquiryFields>

/** Everything once more, to be read before it goes; and what came of sending it. */
export const InquiryReview = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const mayGoBack = useSelector(inquiry, (snapshot) => snapshot.can({ type: "guest.wentBack" }))
  const mayRetry = useSelector(inquiry, (snapshot) => snapshot.can({ type: "guest.retried" }))
  return (
    <section className={styles["card"]} aria-labelledby="contact-review">
      <h2 id="contact-review" ref={heading} tabIndex={-1}>
        {t("contact.reviewing")}
      </h2>
      <p>{t("contact.reviewing.lead")}</p>
      <Written inquiry={inquiry} />
      <Trouble inquiry={inquiry} />
      <div className={styles["actions"]}>
        <Submit inquiry={inquiry} />
        {mayRetry && (
          <Button size="large" onClick={() => inquiry.send({ type: "guest.retried" })}>
            {t("action.retry")}
          </Button>
        )}
        {mayGoBack && (
          <Button
            size="large"
            look="secondary"
            onClick={() => inquiry.send({ type: "guest.wentBack" })}
          >
            {t("contact.edit")}
          </Button>
        )}
      </div>
    </section>
  )
}

const Written = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t } = useTranslation()
  const { fields, uploads } = useSelector(inquiry, ({ context }) => context)
  const textOf = (name: keyof InquiryFields): string => {
    const type = inquiryTypes.find((one) => one === fields.type)
    return name === "type" && type ? t(`contact.type.${type}`) : fields[name]
  }
  return (
    <dl className={styles["written"]}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(inquiryFieldLabels[name])}</dt>
          <dd>{textOf(name)}</dd>
        </div>
      ))}
      {uploads.length > 0 && (
        <div>
          <dt>{t("contact.attachments.sent")}</dt>
          {uploads.map((upload) => (
            <dd key={upload.id}>{upload.getSnapshot().context.attachment?.name}</dd>
          ))}
        </div>
      )}
    </dl>
  )
}

const Trouble = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t } = useTranslation()
  const state = useSelector(inquiry, ({ value }) => value)
  const seconds = useSelector(inquiry, ({ context }) => context.retryAfterSeconds)
  if (state === "failed")
    return (
      <Notice tone="danger" said>
        {t("contact.failed")}
      </Notice>
    )
  if (state !== "slowed") return null
  return (
    <Notice tone="warning" said>
      {t("contact.slowed", { count: wholeMinutes(seconds) })}
    </Notice>
  )
}

/** The submit button, with a hidden field that only spam bots fill in. */
const Submit = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t, language } = useTranslation()
  const id = useId()
  const { journeys } = useRouter().options.context
  const [openedAt] = useState(() => inquiry.getSnapshot().context.openedAt)
  const trap = useRef<HTMLInputElement>(null)
  const state = useSelector(inquiry, ({ value }) => value)
  const send = () =>
    inquiry.send({
      type: "guest.sent",
      language,
      trap: trap.current!.value,
      openMs: (journeys?.now() ?? openedAt) - openedAt,
    })
  if (state !== "reviewing" && state !== "sending") return null
  return (
    <>
      <div className={styles["trap"]} aria-hidden>
        <label htmlFor={id}>{t("contact.trap")}</label>
        <input ref={trap} id={id} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button size="large" disabled={state === "sending"} onClick={send}>
        {t(state === "sending" ? "contact.sending" : "contact.submit")}
      </Button>
    </>
  )
}
