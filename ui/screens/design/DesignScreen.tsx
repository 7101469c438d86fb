import { useLocation, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { classes } from "../../parts/classes.ts"
import { controlExamples } from "./controls.examples.tsx"
import styles from "./design.module.css"
import type { Example } from "./example.ts"
import { fieldExamples } from "./fields.examples.tsx"
import { guestExamples } from "./guests.examples.tsx"
import { stateExamples } from "./states.examples.tsx"
import { stayExamples } from "./stays.examples.tsx"

/** Every part that has examples, in the order in which they are shown. */
export const examples: ReadonlyArray<Example> = [
  ...controlExamples,
  ...fieldExamples,
  ...stateExamples,
  ...stayExamples,
  ...guestExamples,
]

const partNames = [...new Set(examples.map(({ part }) => part))]

/**
 * `/design`, in development only: every part in all its states, in the language and theme of the page.
 * For whoever builds screens; it has no words of its own but the names of the code.
 */
export const DesignScreen = () => {
  const { completeWords } = useRouter().options.context
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => {
    void completeWords().then(() => setHasWords(true))
  }, [completeWords])
  return (
    <div className={styles["screen"]}>
      <h1>{useLocation().pathname}</h1>
      {hasWords && partNames.map((part) => <Part key={part} part={part} />)}
    </div>
  )
}

const Part = ({ part }: { readonly part: string }) => (
  <section className={styles["part"]} aria-labelledby={`design-${part}`}>
    <h2 id={`design-${part}`}>{part}</h2>
    <div className={styles["states"]}>
      {examples
        .filter((example) => example.part === part)
        .map(({ state, wide, Draw }) => (
          <figure key={state} className={classes(styles["state"], wide && styles["wide"])}>
            <Draw />
            <figcaption>{state}</figcaption>
          </figure>
        ))}
    </div>
  </section>
)
