import { faultScenarios } from "#adapters/fault-injection/faults.table.ts"
import type { FaultScenario } from "#adapters/fault-injection/fault-injection.ts"
import { GENERATED, row } from "./state-charts/markdown.ts"

type Beginning = { readonly page: string; readonly path: string }

/** In the order in which a guest comes to them. */
const beginnings: Readonly<Record<FaultScenario["begins"], Beginning>> = {
  home: { page: "Any page", path: "/" },
  results: { page: "Stays and a stay", path: "/properties" },
  checkout: { page: "The checkout: choose a stay and reserve it", path: "/properties" },
  booking: { page: "A booking, once one is made", path: "/properties" },
  find: { page: "Finding a booking", path: "/booking/search" },
  register: { page: "Creating an account", path: "/register" },
  login: { page: "Signing in and out", path: "/login" },
  recovery: { page: "A forgotten password", path: "/forgot-password" },
  profile: { page: "The profile", path: "/account/profile" },
  verification: { page: "The verification", path: "/verification" },
  bookings: { page: "The bookings of an account", path: "/account/bookings" },
  managing: { page: "One booking of an account, once one is made", path: "/account/bookings" },
  contact: { page: "Writing to us", path: "/contact-us" },
}

const scenarioRow = ([name, { tells, begins }]: readonly [string, FaultScenario]): string =>
  row(`<a href="${beginnings[begins].path}?fault=${name}"><code>${name}</code></a>`, tells)

const chapterOf = ([begins, { page }]: readonly [string, Beginning]): ReadonlyArray<string> => [
  `## ${page}`,
  "",
  row("Fault scenario", "What goes wrong"),
  row("---", "---"),
  ...Object.entries(faultScenarios)
    .filter(([, scenario]) => scenario.begins === begins)
    .map(scenarioRow),
  "",
]

/** The page that lists every failure that can be visited. */
export const faultScenariosPage = (): string =>
  [
    GENERATED.replace("the machine", "adapters/fault-injection/faults.table.ts").replace(
      "the machine",
      "the table",
    ),
    "# Fault scenarios",
    "",
    "Every failure of the product can be visited, by anybody, while developing and in the sandbox. Add",
    "`?fault=` and a name to any address: that tab keeps the scenario until `?fault=` without a name,",
    "or with another, is asked for. Several names, with commas between them, apply together. A site",
    "that takes real money has no fault scenarios.",
    "",
    "The links work where `npm run dev` shows this page, and best with `npm run dev -- --mocked`.",
    "",
    ...Object.entries(beginnings).flatMap(chapterOf),
  ].join("\n")
