import type { ProfileView } from "#core/account/profile.ts"
import { fullNameOf } from "#core/people/name.rules.ts"
import { useSelector } from "@xstate/react"
import { lazy, Suspense, useRef, useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { Button } from "../../parts/Button.tsx"
import { LinkButton } from "../../parts/LinkButton.tsx"
import { Notice } from "../../parts/Notice.tsx"
import type { AccountActor } from "../../app/account-journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import ownStyles from "./profile.module.css"

const CropDialog = lazy(() => import("./CropDialog.tsx"))

type Props = { readonly profile: AccountActor<"profile">; readonly view: ProfileView }

/** The profile picture: choose, crop, preview and upload it, or remove it. */
export const PictureCard = ({ profile, view }: Props) => {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  return (
    <section className={styles["card"]} aria-label={t("profile.picture")}>
      <div className={ownStyles["picture"]}>
        {view.picture ? (
          <img src={view.picture.large} alt={t("profile.picture.alt")} width={96} height={96} />
        ) : (
          <Icon name="circle-user-round" size={96} strokeWidth={1} />
        )}
        <div className={styles["fields"]}>
          <div>
            <p className={ownStyles["name"]}>{fullNameOf(view)}</p>
            <p className={styles["soft"]}>{t("profile.picture.hint")}</p>
          </div>
          <PictureActions profile={profile} view={view} onChoose={setFile} />
        </div>
      </div>
      <PictureAnswer profile={profile} />
      <Suspense>
        {file && (
          <CropDialog
            file={file}
            onClose={() => setFile(null)}
            onCut={(cut) => {
              setFile(null)
              profile.send({ type: "guest.chosePicture", file: cut })
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

/** What can be done about the picture. */
const PictureActions = ({
  profile,
  view,
  onChoose,
}: Props & { readonly onChoose: (file: File | null) => void }) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const state = useSelector(profile, ({ value }) => value)
  const isBusy = isPictureBusy(state)
  return (
    <div className={styles["actions"]}>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t("profile.picture.upload")}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          onChoose(target.files?.[0] ?? null)
          target.value = ""
        }}
      />
      <Button look="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon name="image-up" size={18} />
        {t("profile.picture.upload")}
      </Button>
      <LinkButton to="/verification" look="secondary">
        <Icon name="badge-check" size={18} />
        {t("header.verification")}
      </LinkButton>
      {view.picture && (
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => profile.send({ type: "guest.removedPicture" })}
        >
          {t("profile.picture.remove")}
        </Button>
      )}
    </div>
  )
}

/** What came of sending or removing it. */
const PictureAnswer = ({ profile }: Pick<Props, "profile">) => {
  const { t } = useTranslation()
  const state = useSelector(profile, ({ value }) => value)
  const reason = useSelector(profile, ({ context }) => context.reason)
  return (
    <>
      <p role="status" className={styles["doing"]}>
        {isPictureBusy(state) && t("account.saving")}
        {state === "pictured" && t("profile.picture.done")}
      </p>
      {(state === "pictureRefused" || state === "pictureUnclear") && (
        <Notice tone="warning" said>
          {state === "pictureRefused"
            ? t(`picture.${reason ?? "NotAPicture"}`)
            : t("account.unreachable")}
        </Notice>
      )}
    </>
  )
}

const isPictureBusy = (state: string): boolean =>
  state === "settingPicture" || state === "removingPicture"
