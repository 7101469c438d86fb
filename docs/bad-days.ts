import { badDays } from "#adapters/bad-day/bad-days.table.ts"
import type { BadDay } from "#adapters/bad-day/bad-day.ts"
import { GENERATED, row } from "./state-charts/markdown.ts"

const beginnings: Readonly<
  Record<BadDay["begins"], { readonly page: string; readonly path: string }>
> = {
  home: { page: "any page", path: "/" },
  results: { page: "stays and a stay", path: "/properties" },
  checkout: { page: "the checkout: choose a stay and reserve it", path: "/properties" },
  find: { page: "find a booking", path: "/booking/search" },
  booking: { page: "a booking, once one is made", path: "/properties" },
}

const dayRow = ([name, { tells, begins }]: readonly [string, BadDay]): string => {
  const { page, path } = beginnings[begins]
  return row(`<a href="${path}?bad-day=${name}"><code>${name}</code></a>`, tells, page)
}

/** The page that lists every failure that can be visited. */
export const badDaysPage = (): string =>
  [
    GENERATED.replace("the machine", "adapters/bad-day/bad-days.table.ts").replace(
      "the machine",
      "the table",
    ),
    "# Bad days",
    "",
    "Every failure of the product can be visited, by anybody, while developing and in the sandbox. Add",
    "`?bad-day=` and a name to any address: the day stays bad in that tab until `?bad-day=` without a",
    "name, or another, is asked for. Several names, with commas between them, go wrong together. A site",
    "that takes real money knows no bad days.",
    "",
    "The links work where `npm run dev` shows this page, and best with `npm run dev -- --mocked`.",
    "",
    row("Bad day", "What goes wrong", "Where to meet it"),
    row("---", "---", "---"),
    ...Object.entries(badDays).map(dayRow),
    "",
  ].join("\n")
