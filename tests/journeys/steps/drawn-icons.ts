import type { Page } from "playwright"
import { expect } from "vitest"

const iconsIn = (page: Page): Promise<{ readonly all: number; readonly empty: number }> =>
  page.evaluate(() => {
    const icons = [...document.querySelectorAll<SVGUseElement>("svg > use")].filter((icon) =>
      icon.checkVisibility(),
    )
    return {
      all: icons.length,
      empty: icons.filter((icon) => icon.getBBox().width + icon.getBBox().height === 0).length,
    }
  })

/** Every icon that is shown has come from the file of all icons. */
export const seesItsIcons = async (page: Page): Promise<void> => {
  await expect.poll(() => iconsIn(page)).toMatchObject({ empty: 0 })
  const { all } = await iconsIn(page)
  expect(all).toBeGreaterThan(3)
}
