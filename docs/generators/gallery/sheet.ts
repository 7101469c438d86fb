import type { Language } from "#core/kernel/localised.ts"
import type { Theme } from "#core/preferences/preferences.ts"
import sharp from "sharp"

/** One look at a state. */
export type View = {
  readonly language: Language
  readonly theme: Theme
  readonly device: keyof typeof devices
}

/** The two sizes of screen, and how large their pictures are on a sheet. */
export const devices = {
  desktop: { width: 1440, height: 900, shown: { width: 400, height: 250 } },
  phone: { width: 390, height: 844, shown: { width: 192, height: 416 } },
} as const

const GAP = 12
const PHONE = devices.phone.shown
const DESKTOP = devices.desktop.shown
const WIDTH = 6 * PHONE.width + 5 * GAP
const HEIGHT = PHONE.height + 2 * (DESKTOP.height + GAP)

const columns: Readonly<Record<Language, number>> = { en: 0, bm: 1, cn: 2 }
const rows: Readonly<Record<Theme, number>> = { light: 0, dark: 1 }

const placeOf = ({ language, theme, device }: View) =>
  device === "phone"
    ? { left: (3 * rows[theme] + columns[language]) * (PHONE.width + GAP), top: 0 }
    : {
        left: columns[language] * (DESKTOP.width + GAP),
        top: PHONE.height + GAP + rows[theme] * (DESKTOP.height + GAP),
      }

const rounded = ({ width, height }: { readonly width: number; readonly height: number }) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="10" fill="#fff"/></svg>`,
  )

const shown = (picture: Buffer, { device }: View): Promise<Buffer> => {
  const { width, height } = devices[device].shown
  const mask = { input: rounded({ width, height }), blend: "dest-in" } as const
  return sharp(picture).resize(width, height).composite([mask]).png().toBuffer()
}

/** Phones above, desktops below; English, Malay, Chinese from left to right; light, then dark. */
export const sheetOf = async (
  pictures: ReadonlyArray<readonly [View, Buffer]>,
): Promise<Buffer> => {
  const placed = await Promise.all(
    pictures.map(async ([view, picture]) => ({
      input: await shown(picture, view),
      ...placeOf(view),
    })),
  )
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: "#0000" } })
    .composite(placed)
    .webp({ quality: 48, alphaQuality: 30, effort: 6, smartSubsample: true })
    .toBuffer()
}
