import { useLocation } from "@tanstack/react-router"
import { useDeferredValue, useEffect, useId, useRef, useState } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { EmptyState } from "../../parts/EmptyState.tsx"
import { StructuredData } from "../../parts/StructuredData.tsx"
import type { QuestionAndAnswer, Article } from "../../translations/pages/article.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./information.module.css"
import { Contents } from "./Contents.tsx"
import { matching, plainAnswer, type QuestionGroup } from "./matching.ts"
import { RichText } from "./RichText.tsx"
import { StillAsking } from "./StillAsking.tsx"

/** Questions in groups, searched while typing; the address may name the one that is open. */
export const HelpAnswers = ({ article }: { readonly article: Article }) => {
  const { t } = useTranslation()
  const id = useId()
  const [wanted, setWanted] = useState("")
  const groups = matching(article, useDeferredValue(wanted))
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <div className={styles["columns"]} data-help>
      <FaqFacts article={article} />
      <Contents
        parts={groups.map(({ id: group, heading }) => ({ id: `group-${group}`, heading }))}
      />
      <div className={styles["help"]}>
        <search className={styles["search"]}>
          <label htmlFor={id}>{t("information.search")}</label>
          <span>
            <Icon name="search" size={20} />
            <input
              id={id}
              type="search"
              value={wanted}
              autoComplete="off"
              onChange={({ target }) => setWanted(target.value)}
            />
          </span>
          <p role="status">{wanted.trim() !== "" && t("information.found", { count })}</p>
        </search>
        {groups.map((group) => (
          <Questions key={group.id} group={group} />
        ))}
        {count === 0 && <EmptyState heading={t("information.nothing")} />}
        <StillAsking />
      </div>
    </div>
  )
}

const Questions = ({ group: { id, heading, answers } }: { readonly group: QuestionGroup }) => (
  <section className={styles["group"]} aria-labelledby={`group-${id}`}>
    <h2 id={`group-${id}`}>{heading}</h2>
    {answers.map(([name, answer]) => (
      <Question key={name} name={name} answer={answer} />
    ))}
  </section>
)

const Question = ({
  name,
  answer,
}: {
  readonly name: string
  readonly answer: QuestionAndAnswer
}) => {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const own = useRef<HTMLDetailsElement>(null)
  // The server knows no hash: a question that the address names opens when the page is alive.
  useEffect(() => {
    if (hash === name && own.current) {
      own.current.open = true
      own.current.scrollIntoView({ block: "center" })
    }
  }, [hash, name])
  return (
    <details ref={own} id={name} className={styles["question"]}>
      <summary>
        <h3>{answer.question}</h3>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles["answer"]}>
        <RichText body={answer.body} />
        <a
          className={styles["own"]}
          href={`#${name}`}
          aria-label={t("information.linkTo", { question: answer.question })}
        >
          <Icon name="link-2" size={16} /> {t("information.link")}
        </a>
      </div>
    </details>
  )
}

/** The same questions for search engines. */
const FaqFacts = ({ article }: { readonly article: Article }) => (
  <StructuredData
    facts={{
      "@type": "FAQPage",
      mainEntity: Object.values(article.parts)
        .flatMap(({ answers = {} }) => Object.values(answers))
        .map(({ question, body }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: plainAnswer(body) },
        })),
    }}
  />
)
