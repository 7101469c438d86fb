import type { Slug } from "#core/property/property.ts"
import { writtenSlugs } from "#core/shortlist/shortlist-address.ts"
import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { Button } from "../../parts/Button.tsx"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./shortlist.module.css"

/** Gives the list on as a link that names stays and nothing else: not who saved them, nor when they travel. */
export const ShareShortlist = ({ slugs }: { readonly slugs: ReadonlyArray<Slug> }) => {
  const { t } = useTranslation()
  const { facts, sharing } = useRouter().options.context
  const [copied, setCopied] = useState<boolean | null>(null)
  const url = `${facts.origin}/shortlist?stays=${writtenSlugs(slugs)}`
  const hasSheet = sharing.hasSheet()
  const icon = hasSheet ? "share-2" : "link-2"
  const share = () =>
    hasSheet
      ? void sharing.open({ title: t("shortlist.shared.title"), url })
      : void sharing.copy(url).then(setCopied)
  return (
    <div className={styles["share"]}>
      <Button look="secondary" onClick={share}>
        <Icon name={icon} size={18} />
        {t(hasSheet ? "shortlist.share" : "shortlist.copy")}
      </Button>
      <p role="status" className={styles["soft"]}>
        {copied === null
          ? t("shortlist.share.what")
          : t(copied ? "shortlist.copied" : "shortlist.notCopied")}
      </p>
    </div>
  )
}
