import { Button } from "../../parts/Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "../../parts/account/account.module.css"
import ownStyles from "./profile.module.css"
import { saveAs } from "./save-as.ts"

/** Recovery codes, the once that they are shown. */
export const RecoveryCodeList = ({ codes }: { readonly codes: ReadonlyArray<string> }) => {
  const { t } = useTranslation()
  const save = () => saveAs("singgah-codes.txt", new Blob([`${codes.join("\n")}\n`]))
  return (
    <div>
      <h3>{t("profile.factor.codes")}</h3>
      <p className={styles["soft"]}>{t("profile.factor.codes.lead")}</p>
      <ul role="list" className={ownStyles["codes"]}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles["actions"]}>
        <Button look="secondary" onClick={save}>
          {t("profile.factor.codes.save")}
        </Button>
      </div>
    </div>
  )
}
