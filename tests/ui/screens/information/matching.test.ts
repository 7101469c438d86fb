import { matching } from "#ui/screens/information/matching.ts"
import type { Article } from "#ui/translations/pages/article.ts"
import { expect, it } from "vitest"

const article: Article = {
  title: "Help",
  description: "",
  lead: "",
  parts: {
    stay: {
      heading: "Your stay",
      answers: {
        rules: { question: "When can I check in?", body: ["See the property’s House Rules."] },
        mail: { question: "Di manakah e-mel itu?", body: ["Dalam peti masuk."] },
      },
    },
  },
}

const found = (wanted: string) =>
  matching(article, wanted).flatMap(({ answers }) => answers.map(([id]) => id))

it.each([
  ["property's house", ["rules"]],
  ["property’s", ["rules"]],
  ["PROPERTYS", []],
  ["e-mel", ["mail"]],
  ["your stay", ["rules", "mail"]],
  ["peti  dalam", ["mail"]],
  ["peti nowhere", []],
  ["", ["rules", "mail"]],
])(
  "finds by “%s” the questions with these words, however their apostrophes are typed",
  (wanted, ids) => {
    expect(found(wanted)).toEqual(ids)
  },
)

it.each([
  ["cafe", ["food"]],
  ["CAFÉ", ["food"]],
  ["ninelaw", []],
])(
  "finds by “%s” whatever accents its words have, and nothing across two paragraphs",
  (wanted, ids) => {
    const answers = { food: { question: "Is there a café?", body: ["Until nine", "Lawas only"] } }
    const found = matching({ ...article, parts: { stay: { heading: "Food", answers } } }, wanted)

    expect(found.flatMap((group) => group.answers.map(([id]) => id))).toEqual(ids)
  },
)
