import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright"
import { drawAll } from "./draw-all.ts"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * Places on a map lie where they lie, however close to each other: the rule about the size of targets
 * excepts them (WCAG 2.5.8, essential), and the list beside the map leads to each of them too.
 */
const PINS = "[role=region] > ul > li > a"

/**
 * The rules are run in the page itself and its frames, which are all of this site: the default mode
 * reaches frames of other sites too, but opens an empty page for each look. Only what breaks a rule is
 * described. Together that takes a third of the time.
 */
const rulesFor = (page: Page, without: ReadonlyArray<string> = []): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({
    runOnly: RULES,
    resultTypes: ["violations"],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  })

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number]
type Broken = Violation["nodes"][number]

const SIZE = "target-size"

/** A target may only look small where the page is scrolled so that a header covers half of it. */
const isSmallInSight = async (page: Page, { target }: Broken): Promise<boolean> => {
  const [selector] = target
  if (target.length !== 1 || typeof selector !== "string") return true
  await page
    .locator(selector)
    .evaluate((part) => part.scrollIntoView({ block: "center", behavior: "instant" }))
  const again = new AxeBuilder({ page }).setLegacyMode(true).include(selector)
  const { violations } = await again.options({ runOnly: [SIZE] }).analyze()
  return violations.length > 0
}

/** Without the targets that are large enough once they are in sight. */
const inSight = async (page: Page, violation: Violation): Promise<Violation> => {
  if (violation.id !== SIZE) return violation
  const nodes: Array<Broken> = []
  for (const node of violation.nodes) if (await isSmallInSight(page, node)) nodes.push(node)
  return { ...violation, nodes }
}

/** What breaks a rule of accessibility on the page as it is now: the rule, and where. */
export const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await drawAll(page)
  const found = await rulesFor(page).exclude(PINS).analyze()
  const hasPins = (await page.locator(PINS).count()) > 0
  const onPins = hasPins ? await rulesFor(page, [SIZE]).include(PINS).analyze() : { violations: [] }
  const broken: Array<string> = []
  for (const violation of [...found.violations, ...onPins.violations]) {
    const { id, nodes } = await inSight(page, violation)
    const places = nodes.map(({ target }) => target.join(" "))
    if (places.length > 0) broken.push(`${id} at ${places.join(", ")}`)
  }
  return broken
}
