import type { Locator, Page } from "playwright"

const MOST_STOPS = 150

const hasFocus = (element: Element): boolean => element === document.activeElement

/** A guest's ten fingers: everything is reached by the Tab key and worked by the others. */
export const keyboardOf = (page: Page) => {
  let tabs = 0
  const press = (key: string) => {
    if (key === "Tab") tabs += 1
    return page.keyboard.press(key)
  }
  const tabTo = async (wanted: Locator): Promise<void> => {
    await wanted.waitFor()
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await wanted.evaluate(hasFocus)) return
      await press("Tab")
    }
    throw new Error(`The Tab key never reaches ${wanted.toString()}`)
  }
  return {
    press,
    tabTo,
    /** How often the Tab key was pressed so far. */
    tabs: () => tabs,
    /** What stands where the next press of Tab begins. */
    focusedText: () => page.locator(":focus").innerText(),
    types: (text: string) => page.keyboard.type(text),
    /** Goes to a field by the Tab key and types into it. */
    fills: async (field: Locator, text: string) => {
      await tabTo(field)
      await page.keyboard.type(text)
    },
    /** Goes to something by the Tab key and presses it. */
    presses: async (wanted: Locator, key = "Enter") => {
      await tabTo(wanted)
      await press(key)
    },
  }
}
