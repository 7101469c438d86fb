// @vitest-environment node
import { languages } from "#core/preferences/preferences.ts"
import { informationPages } from "#core/navigation/information-pages.ts"
import { within } from "@testing-library/dom"
import { describe, expect, it } from "vitest"
import { serverPage, type Asked } from "#tests/ui/support/server-page.ts"

const opened = async (asked: Asked) => within((await serverPage(asked)).document.body)

const LINE = {
  en: "The company that runs Singgah",
  bm: "Syarikat yang mengendalikan Singgah",
  cn: "运营 Singgah 的公司",
}
const INVENTED = /invented for the demonstration/

const company = {
  name: "Rehat Sdn. Bhd.",
  registration: "202601000001 (1600001-X)",
  address: "8 Jalan Ampang, 50450 Kuala Lumpur",
  phone: "+60 3-2345 6789",
  email: "help@rehat.example",
  dataProtectionOfficer: "Nur Aisyah, dpo@rehat.example",
}

describe("who runs the site", () => {
  it.each(["/contact-us", "/login", "/nowhere", ...informationPages])(
    "is named on %s",
    async (path) => {
      for (const language of languages) {
        const page = await opened({ path, language, deployment: { company } })
        const line = page.getByRole("region", { name: LINE[language] })

        for (const said of [company.name, company.address, company.phone, company.email])
          expect(line.textContent).toContain(said)
        // In an element of its own, whose number never breaks at its hyphen.
        expect(within(line).getByText(company.registration).className).toContain("number")
      }
    },
  )

  it("is an invented company in a demonstration, which says so", async () => {
    const line = (await opened({ path: "/about-us" })).getByRole("region", { name: LINE.en })

    expect(line.textContent).toMatch(INVENTED)
  })

  it("is not invented for a site that takes real money", async () => {
    const page = await opened({ path: "/about-us", deployment: { sandbox: false } })

    expect(page.queryByRole("region", { name: LINE.en })).toBeNull()
    expect(page.queryByText(INVENTED)).toBeNull()
  })
})

describe("the privacy notice", () => {
  it.each(languages)(
    "names the controller and the data protection officer in %s",
    async (language) => {
      const page = await opened({ path: "/privacy-policy", language, deployment: { company } })
      const terms = page.getAllByRole("definition").map(({ textContent }) => textContent)

      expect(terms).toEqual([
        company.name,
        company.registration,
        company.address,
        company.phone,
        company.email,
        company.dataProtectionOfficer,
      ])
    },
  )

  it("names the support's email where no officer is configured", async () => {
    const asked = { ...company, registration: null, phone: null, dataProtectionOfficer: null }
    const page = await opened({ path: "/privacy-policy", deployment: { company: asked } })

    expect(page.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      company.name,
      company.address,
      company.email,
      company.email,
    ])
  })
})
