import type { Sight } from "#tests/journeys/steps/sight.ts"
import type { Scene, Sitter } from "./scene.ts"

type Key = Parameters<Sight["say"]>[0]
type Gaps = Parameters<Sight["say"]>[1]

/** By which words a state is known, in the language of the picture. */
export const words =
  (key: Key, gaps?: Gaps) =>
  ({ page, say }: Sight) =>
    page.getByText(say(key, gaps)).filter({ visible: true }).first()

/** The same with a number of seconds that runs down meanwhile. */
export const wordsCountingDown =
  (key: Key) =>
  ({ page, say }: Sight) => {
    const around = say(key, { seconds: "#" }).split("#").map(RegExp.escape)
    return page.getByText(new RegExp(around.join(String.raw`\d+`), "u")).first()
  }

export const heading =
  (key: Key) =>
  ({ say, the }: Sight) =>
    the("heading", say(key)).first()

export const button =
  (key: Key) =>
  ({ say, the }: Sight) =>
    the("button", say(key)).first()

export const dialog =
  (key: Key) =>
  ({ say, the }: Sight) =>
    the("dialog", say(key))

/** A scene without faults. */
export const scene = (comes: Scene["comes"], sees: Scene["sees"]): Scene => ({ comes, sees })

/** The same steps under a fault scenario. */
export const on = (
  scenario: NonNullable<Scene["on"]>,
  comes: Scene["comes"],
  sees: Scene["sees"],
): Scene => ({ on: scenario, comes, sees })

/** Goes to another page as a link does: the mocked API lives as long as the page. */
export const follows = (guest: Sitter, path: string): Promise<void> =>
  guest.page.evaluate((to) => {
    const { __TSR_ROUTER__: router } = globalThis as never as {
      __TSR_ROUTER__: { history: { push: (path: string) => void } }
    }
    router.history.push(to)
  }, path)

export const presses = (guest: Sitter, key: Key): Promise<void> => button(key)(guest).click()

export const types = (guest: Sitter, key: Key, text: string): Promise<void> =>
  guest.the("textbox", guest.say(key)).fill(text)
