import { useRouter } from "@tanstack/react-router"
import { useRef, useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { buttonClasses } from "../../parts/Button.tsx"
import { useDismiss } from "../../parts/use-dismiss.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./property.module.css"
import { shareLinks } from "./share-links.ts"

/** Gives the page on: by the system's sheet where there is one, else by the networks or a copied link. */
export const Share = ({ name, slug }: { readonly name: string; readonly slug: string }) => {
  const { t } = useTranslation()
  const { facts, sharing } = useRouter().options.context
  const menu = useRef<HTMLDetailsElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  useDismiss(menu)
  const url = `${facts.origin}/properties/${slug}`
  return (
    <details ref={menu} className={styles["share"]}>
      <summary
        className={buttonClasses({ look: "secondary" })}
        onClick={(event) => {
          if (!sharing.hasSheet()) return
          event.preventDefault()
          void sharing.open({ title: name, url })
        }}
      >
        <Icon name="share-2" size={18} />
        <span>{t("property.share")}</span>
      </summary>
      <div>
        <ul role="list">
          {shareLinks(url, t("property.share.text", { name })).map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noreferrer">
                {network}
              </a>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void sharing.copy(url).then(setCopied)}>
              {copied ? <Icon name="check" size={18} /> : <Icon name="link-2" size={18} />}
              {t("property.share.copy")}
            </button>
          </li>
        </ul>
        <p role="status">
          {copied !== null && t(copied ? "property.share.copied" : "property.share.notCopied")}
        </p>
      </div>
    </details>
  )
}
