import type { Language } from "#core/kernel/localised.ts"
import { languages, tagOf } from "#core/preferences/preferences.ts"
import { useLocation, useRouter } from "@tanstack/react-router"
import { useRef, type MouseEvent } from "react"
import { Icon } from "../parts/icons/Icon.tsx"
import { useDismiss } from "../parts/use-dismiss.ts"
import { useTranslation } from "../translations/use-translation.tsx"
import { languageNames } from "../formats/language-names.ts"
import styles from "./layout.module.css"
import { writeQuery } from "../app/query.ts"

/** Every language by its own name; a plain link, so that it works before and without scripts. */
export const LanguageSwitch = () => {
  const { t, language } = useTranslation()
  const { preferences } = useRouter().options.context
  const { pathname, search } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu)

  const choose = (event: MouseEvent, chosen: Language): void => {
    event.preventDefault()
    preferences.choose({ type: "guest.choseLanguage", language: chosen })
    menu.current?.removeAttribute("open")
    menu.current?.querySelector("summary")?.focus()
  }

  return (
    <details ref={menu} className={styles["language"]}>
      <summary
        className={styles["link"]}
        aria-label={t("header.language", { language: languageNames[language] })}
      >
        <Icon name="globe" size={20} />
        <span className={styles["wide"]}>{languageNames[language]}</span>
      </summary>
      <ul role="list" className={styles["choices"]}>
        {languages.map((one) => (
          <li key={one}>
            <a
              className={styles["choice"]}
              href={`${pathname}${writeQuery({ ...search, lang: one })}`}
              lang={tagOf[one]}
              hrefLang={tagOf[one]}
              aria-current={one === language ? "true" : undefined}
              onClick={(event) => choose(event, one)}
            >
              {languageNames[one]}
              {one === language && <Icon name="check" size={18} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
