import { scenes } from "#docs/generators/gallery/scenes.ts"
import { visitorOf } from "#docs/generators/gallery/visitor.ts"
import type { Browser } from "playwright"
import { violationsOn } from "./accessibility.ts"
import { launchChromium } from "./chromium.ts"
import { startMockedSite } from "./site.ts"

// `npm run test:states` judges every state that a guest sees by the rules of accessibility, in three
// languages, two themes and two widths; words after it choose among the states by their names.

/** A state is mostly waiting for a page: another is looked at meanwhile. */
const AT_ONCE = 2

const asked = process.argv.slice(2)
const isAsked = (name: string): boolean =>
  asked.length === 0 || asked.some((word) => name.startsWith(word))

const queue = Object.entries(scenes)
  .flatMap(([machine, states]) =>
    Object.entries(states).map(([state, scene]) => ({ name: `${machine}.${state}`, scene })),
  )
  .filter(({ name }) => isAsked(name))

const count = { states: queue.length, views: 0, violations: 0, unseen: 0 }

const judgeInTurn = async (browser: Browser, site: string): Promise<void> => {
  const visit = visitorOf(browser, site, violationsOn)
  for (let one = queue.shift(); one; one = queue.shift()) {
    console.log(`${one.name}, ${queue.length} to come`)
    try {
      const seen = await visit(one.scene)
      count.views += seen.length
      for (const [{ language, theme, device }, violations] of seen)
        for (const violation of violations) {
          count.violations += 1
          console.log(`${one.name}, ${language} ${theme} ${device}: ${violation}`)
        }
    } catch (failure) {
      count.unseen += 1
      console.log(`${one.name}: not seen, ${failure instanceof Error ? failure.message : failure}`)
    }
  }
}

await using site = await startMockedSite()
const browser = await launchChromium()
await Promise.all(Array.from({ length: AT_ONCE }, () => judgeInTurn(browser, site.address)))
await browser.close()
console.log(
  `${count.views} views of ${count.states} states: ${count.violations} violations, ${count.unseen} states not seen`,
)
process.exitCode = count.states > 0 && count.violations + count.unseen === 0 ? 0 : 1
