import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright"

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

/** What breaks a rule of accessibility on the page as it is now: the rule, and where. */
export const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found = await rulesFor(page).exclude(PINS).analyze()
  const hasPins = (await page.locator(PINS).count()) > 0
  const onPins = hasPins
    ? await rulesFor(page, ["target-size"]).include(PINS).analyze()
    : { violations: [] }
  return [...found.violations, ...onPins.violations].map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  )
}
