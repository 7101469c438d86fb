import { launchChromium } from "#tests/support/chromium.ts"
import { startMockedSite } from "#tests/support/site.ts"
import type { Browser } from "playwright"
import { mkdir, writeFile } from "node:fs/promises"
import { scenes } from "./scenes.ts"
import { sheetOf } from "./sheet.ts"
import { textsInView } from "./texts-in-view.ts"
import type { SeenState } from "../state-charts/pictures.ts"
import { visitorOf, type Look } from "./visitor.ts"

const folder = new URL("../../state-charts/pictures/", import.meta.url)

/** A picture is mostly waiting for a page: another page is opened meanwhile. */
const AT_ONCE = 2

/** Without a font for them, different characters are drawn as the same box. */
const drawsChinese = async (browser: Browser): Promise<boolean> => {
  const page = await browser.newPage()
  const picture = async (character: string): Promise<string> => {
    await page.setContent(`<p style="font-size: 60px; width: 80px">${character}</p>`)
    return (await page.locator("p").screenshot()).toString("base64")
  }
  const [one, other] = [await picture("住"), await picture("宿")]
  await page.close()
  return one !== other
}

type Taken = { readonly picture: Buffer; readonly texts: ReadonlyArray<string> }

const takePicture: Look<Taken> = async (page) => ({
  picture: await page.screenshot({ type: "png", scale: "css" }),
  texts: await textsInView(page),
})

/** Takes the pictures that are wanted, and tells which could not be taken and why. */
export const takePictures = async (
  wanted: ReadonlyArray<SeenState>,
  tell: (line: string) => void,
  taken: (one: SeenState, englishTexts: ReadonlyArray<string>) => void,
): Promise<ReadonlyArray<string>> => {
  await mkdir(folder, { recursive: true })
  await using site = await startMockedSite()
  const browser = await launchChromium()
  if (!(await drawsChinese(browser)))
    throw new Error(
      "This machine draws Chinese as empty boxes: install a font such as Noto Sans CJK",
    )
  const failures: Array<string> = []
  const take = async (one: SeenState, visit: ReturnType<typeof visitorOf<Taken>>) => {
    const scene = scenes[one.machine]?.[one.state]
    const name = one.picture
    try {
      if (!scene) throw new Error("nobody said how a guest comes here")
      const looks = await visit(scene)
      const sheet = await sheetOf(looks.map(([view, { picture }]) => [view, picture] as const))
      await writeFile(new URL(`${name}.webp`, folder), sheet)
      const english = looks.filter(([{ language }]) => language === "en")
      taken(one, [...new Set(english.flatMap(([, { texts }]) => texts))])
      tell(`  ${name}: ${Math.round(sheet.byteLength / 1024)} KB`)
    } catch (failure) {
      failures.push(`${name}: ${failure instanceof Error ? failure.message : String(failure)}`)
      tell(`  ${name}: not taken`)
    }
  }
  const queue = [...wanted]
  const inTurn = async (): Promise<void> => {
    const visit = visitorOf(browser, site.address, takePicture)
    for (let one = queue.shift(); one; one = queue.shift()) await take(one, visit)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn))
  await browser.close()
  return failures
}
