import { useLoaderData, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { PageTitle } from "../../parts/PageTitle.tsx"
import type { Article } from "../../translations/pages/article.ts"
import { withHoldTime } from "../../translations/pages/hold-time.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { CompanyFacts } from "./CompanyFacts.tsx"
import { Contents } from "./Contents.tsx"
import { HelpAnswers } from "./HelpAnswers.tsx"
import styles from "./information.module.css"
import { RichText } from "./RichText.tsx"
import { StillAsking } from "./StillAsking.tsx"

type Loaded = { readonly article: Article; readonly language: string }

/** The article of this page; one that is in another language than the guest's is loaded again. */
const useArticle = (): Article => {
  const { language } = useTranslation()
  const router = useRouter()
  const loaded = useLoaderData({ strict: false }) as Loaded
  const isOther = loaded.language !== language
  useEffect(() => {
    if (isOther) void router.invalidate()
  }, [isOther, router])
  return withHoldTime(loaded.article, router.options.context.facts.holdMinutes)
}

/** The information pages: About Us, Help and the legal pages. */
export const InformationScreen = () => {
  const article = useArticle()
  const isHelp = Object.values(article.parts).some(({ answers }) => answers !== undefined)
  return (
    <div className={styles["page"]}>
      <PageTitle title={article.title} description={article.description} />
      <header className={styles["head"]}>
        <h1>{article.title}</h1>
        <p>{article.lead}</p>
      </header>
      {isHelp ? <HelpAnswers article={article} /> : <Parts article={article} />}
    </div>
  )
}

/** The parts one after the other, beside a list of them that leads to each. */
const Parts = ({ article }: { readonly article: Article }) => {
  const parts = Object.entries(article.parts)
  return (
    <div className={styles["columns"]}>
      <Contents parts={parts.map(([id, { heading }]) => ({ id, heading }))} />
      <div className={styles["text"]}>
        {parts.map(([id, { heading, body = [] }]) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <RichText body={body} />
            {id === "controller" && <CompanyFacts />}
          </section>
        ))}
        <StillAsking />
      </div>
    </div>
  )
}
