import { builtBundle, firstLoadOf, firstScriptsOf } from "#tests/support/bundle.ts"
import { homeRoute } from "#ui/routes/home.route.tsx"
import { propertiesRoute } from "#ui/routes/properties.route.tsx"
import { propertyRoute } from "#ui/routes/property.route.tsx"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const KB = 1000
const ENTRY = "ui/main.tsx"
const bundle = builtBundle()

const screenOf = (
  route: typeof homeRoute | typeof propertiesRoute | typeof propertyRoute,
): string => route.options.staticData?.screen ?? "a route without a screen"

const scripts = globSync("**/*.js", { cwd: bundle.folder }).map((file) => ({
  file,
  text: readFileSync(join(bundle.folder, file), "utf8"),
}))

describe("what a browser loads first, compressed", () => {
  it.each([
    ["home", screenOf(homeRoute), 111],
    ["results", screenOf(propertiesRoute), 109.5],
  ])("stays within the budget of the %s page", (_, screen, budget) => {
    expect(firstLoadOf(bundle, [ENTRY, screen])).toBeLessThanOrEqual(budget * KB)
  })

  it.each([
    ["home", screenOf(homeRoute)],
    ["results", screenOf(propertiesRoute)],
    ["property", screenOf(propertyRoute)],
  ])("has neither Effect nor Inversify in it: %s", (_, screen) => {
    const first = firstScriptsOf(bundle.manifest, [ENTRY, screen])
    const withThem = scripts.filter(({ text }) => /~effect\/|@inversifyjs/.test(text))

    expect(withThem).not.toEqual([])
    expect(withThem.filter(({ file }) => first.includes(file))).toEqual([])
  })
})

describe("what a browser may ever load", () => {
  it.each([
    ["modules of Node", /(from|import\()\s*["']node:/],
    ["words to a database", /\b(insert into \w+ ?\(|create table|for update skip locked)\b/i],
    ["names of secrets", /DATABASE_URL|STRIPE_SECRET_KEY/],
  ])("holds no %s", (_, words) => {
    expect(scripts.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([])
  })

  it("comes without the sources it was made from", () => {
    expect(globSync("**/*.map", { cwd: bundle.folder })).toEqual([])
  })
})

describe("what only those who build the product see", () => {
  it("is in no script: the page of all parts at /design", () => {
    expect(scripts.filter(({ text }) => text.includes("/design")).map(({ file }) => file)).toEqual(
      [],
    )
  })
})
