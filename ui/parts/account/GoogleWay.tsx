import { useSelector } from "@xstate/react"
import { useEffect } from "react"
import { Notice } from "../Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { GoogleButton } from "./GoogleButton.tsx"

type Way = {
  readonly session: AccountActor<"session">
  /** How to go on when Google confirms nobody, and when Google does not answer. */
  readonly refused: string
  readonly away: string
}

/** The Google button as an alternative way to log in, with its result. */
export const GoogleWay = ({ session, refused, away }: Way) => {
  const state = useSelector(session, ({ value }) => value)
  const address = useSelector(session, ({ context }) => context.address)
  useEffect(() => {
    if (state === "atGoogle") location.assign(address)
  }, [state, address])
  return (
    <>
      <GoogleButton session={session} />
      <GoogleAnswer session={session} refused={refused} away={away} />
    </>
  )
}

const GoogleAnswer = ({ session, refused, away }: Way) => {
  const { t } = useTranslation()
  const state = useSelector(session, ({ value }) => value)
  switch (state) {
    case "inWindow":
      return <Notice said>{t("login.google.inWindow")}</Notice>
    case "returning":
      return <Notice said>{t("login.fromGoogle")}</Notice>
    case "googleRefused":
      return (
        <Notice tone="danger" said>
          {refused}
        </Notice>
      )
    case "googleAway":
      return (
        <Notice tone="warning" said>
          {away}
        </Notice>
      )
    default:
      return null
  }
}
