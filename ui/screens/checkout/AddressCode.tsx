import { addressCodeTerms, readAddressCode } from "#core/booking/address-code.rules.ts"
import { useSelector } from "@xstate/react"
import { millisecondsInMinute, millisecondsInSecond } from "date-fns/constants"
import { useEffect, useId, useState, type SubmitEvent } from "react"
import { Button } from "../../parts/Button.tsx"
import { Dialog } from "../../parts/Dialog.tsx"
import { Notice } from "../../parts/Notice.tsx"
import { TextField } from "../../parts/fields/TextField.tsx"
import type { CheckoutActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./checkout.module.css"
import { codeTroubleText } from "./code-trouble.ts"
import { doingIn, type CheckoutState } from "./state-views.ts"

const seconds = addressCodeTerms.againMs / millisecondsInSecond

type Props = { readonly checkout: CheckoutActor; readonly state: CheckoutState }

/** Where the code is typed in that was mailed to the guest's address; there is always a way back. */
export const AddressCode = ({ checkout, state }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const trouble = useSelector(checkout, ({ context }) => context.codeTrouble)
  // Also after the dialog itself has put the focus on its first button.
  useEffect(() => document.getElementById(id)?.focus(), [id, trouble])
  const email = useSelector(checkout, ({ context }) => context.details.email.trim())
  const minutes = addressCodeTerms.lastsMs / millisecondsInMinute
  return (
    <Dialog
      title={t("checkout.code.title")}
      closeLabel={t("checkout.code.leave")}
      onClose={() => checkout.send({ type: "guest.leftCode" })}
    >
      <CodeForm
        id={id}
        checkout={checkout}
        state={state}
        lead={t("checkout.code.lead", { email, minutes })}
      />
    </Dialog>
  )
}

const CodeForm = ({
  id,
  checkout,
  state,
  lead,
}: Props & { readonly id: string; readonly lead: string }) => {
  const { t } = useTranslation()
  const trouble = useSelector(checkout, ({ context }) => context.codeTrouble)
  const [code, setCode] = useState("")
  const [malformed, setMalformed] = useState(false)
  const doing = doingIn(state)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (doing) return
    const isCode = readAddressCode(code) !== null
    setMalformed(!isCode)
    if (isCode) checkout.send({ type: "guest.typedCode", code })
  }
  const askAgain = () => {
    setCode("")
    checkout.send({ type: "guest.askedForCode" })
  }
  const typed = (text: string) => {
    setMalformed(false)
    setCode(text)
  }
  return (
    <form className={styles["codeForm"]} onSubmit={submit} noValidate>
      <p className={styles["codeLead"]}>{lead}</p>
      {trouble && !doing && (
        <Notice tone="danger" said>
          {codeTroubleText(trouble, t)}
        </Notice>
      )}
      <TextField
        id={id}
        className={styles["code"]}
        label={t("checkout.code.label")}
        issue={malformed ? "AddressCodeMalformed" : null}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        onType={typed}
      />
      <Button type="submit" size="large" wide aria-disabled={doing !== null}>
        {doing ? t(doing) : t("checkout.code.submit")}
      </Button>
      {state === "typingCode" ? (
        <Button look="secondary" wide onClick={askAgain}>
          {t("checkout.code.again")}
        </Button>
      ) : (
        <p className={styles["lead"]}>{t("checkout.code.againLater", { seconds })}</p>
      )}
    </form>
  )
}
