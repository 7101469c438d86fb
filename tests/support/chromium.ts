import { findChromium } from "#adapters/command-line/install/machine.js"
import { execFileSync } from "node:child_process"
import { chromium, type Browser } from "playwright"

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without a window letters would be rounded to whole pixels, which no guest's browser does.
  "--font-render-hinting=none",
  // It does not know its connection and would fetch pictures as early as on 3G: 1250 px is that of 4G.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
]

/** WebGL in software is slow on a machine without a GPU: only stories about the map have it. */
const WITHOUT_WEBGL = "--disable-3d-apis"

/** What gives a browser WebGL, drawn in software. */
export const WITH_WEBGL: ReadonlyArray<string> = [
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
]

const majorOf = (executablePath: string): string =>
  /(\d+)\.\d+/.exec(execFileSync(executablePath, ["--version"], { encoding: "utf8" }))?.[1] ?? "150"

/** What a guest's Chromium says it is: a headless name counts as a robot, and robots get no streaming. */
export const userAgentOf = (major: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`

/** The Chromium of this machine and what it is started with; its absence is an error. */
export const chromiumArguments = (extra: ReadonlyArray<string>) => {
  const executablePath = findChromium()
  if (!executablePath)
    throw new Error("These tests need a Chromium: install it or set CHROMIUM_PATH")
  const userAgent = `--user-agent=${userAgentOf(majorOf(executablePath))}`
  const graphics = WITH_WEBGL.every((flag) => extra.includes(flag)) ? [] : [WITHOUT_WEBGL]
  return { executablePath, args: [...FLAGS, ...graphics, userAgent, ...extra] }
}

/** The Chromium of this machine, without a window; its absence is an error, never a skipped test. */
export const launchChromium = async (extra: ReadonlyArray<string> = []): Promise<Browser> =>
  chromium.launch({ ...chromiumArguments(extra), headless: true })
