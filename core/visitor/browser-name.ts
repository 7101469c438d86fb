/** Of several that fit the first counts: every browser also says that it is some older one. */
const browsers: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]

const systems: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
]

const nameIn = (table: typeof browsers, text: string): string | undefined =>
  table.find(([sign]) => sign.test(text))?.[1]

/** `Firefox · Linux`, from what a browser says of itself; of what is not known nothing is said. */
export const browserNameOf = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
    .filter((name) => name !== undefined)
    .join(" · ")
