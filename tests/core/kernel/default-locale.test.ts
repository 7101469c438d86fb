import { DEFAULT_LOCALE } from "#core/kernel/default-locale.ts"
import { format } from "date-fns"
import { spawnSync } from "node:child_process"
import { expect, it } from "vitest"

const NIGHT = new Date(2026, 10, 27)

it("is en-US, as it is of the library that calculates with days", { tags: ["§9.14"] }, () => {
  expect(DEFAULT_LOCALE).toBe("en-US")
  expect(format(NIGHT, "PPPP")).toBe(
    new Intl.DateTimeFormat("en-US", { dateStyle: "full" }).format(NIGHT).replace("27", "27th"),
  )
})

/** What a program writes on a machine whose own language is German. */
const writtenInGermany = (program: string): string =>
  spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "de_DE.UTF-8", LANG: "de_DE.UTF-8" },
  }).stdout.trim()

it("writes amounts alike on every machine", { tags: ["§9.14"] }, () => {
  const path = JSON.stringify(import.meta.resolve("#core/money/ringgit.ts"))

  expect(writtenInGermany("console.log((1234.5).toLocaleString())")).toBe("1.234,5")
  expect(writtenInGermany(`import { ringgit } from ${path}; console.log(ringgit(123450))`)).toBe(
    "RM\u00A01,234.50",
  )
})
