import { aContext, draw } from "#tests/ui/support/stage.tsx"
import type { PageFacts } from "#ui/app/page-facts.ts"
import { CompanyLine } from "#ui/shell/CompanyLine.tsx"
import { Demonstration } from "#ui/shell/Demonstration.tsx"
import { Footer } from "#ui/shell/Footer.tsx"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"

const withFacts = (changes: Partial<PageFacts>) => ({ facts: { ...aContext().facts, ...changes } })

const real = {
  name: "Singgah Sdn. Bhd.",
  registration: "202501000001 (1600001-X)",
  address: "2 Jalan Ampang, 50450 Kuala Lumpur",
  phone: "+60 3-1234 5678",
  email: "hello@singgah.my",
  dataProtectionOfficer: "privacy@singgah.my",
}

describe("the footer", () => {
  it("names the product and says what it is", async () => {
    await draw(<Footer />)

    const footer = within(screen.getByRole("contentinfo"))
    expect(footer.getByText("Singgah")).toBeTruthy()
    expect(
      footer.getByText("Stays all over Malaysia, with every tax and fee explained."),
    ).toBeTruthy()
    expect(
      footer.getByText(
        "All prices are in ringgit (RM). Service tax (SST) and occupancy tax are shown, line by line, before you pay.",
      ),
    ).toBeTruthy()
  })

  it.each([
    [
      "Explore",
      [
        ["All stays", "/properties"],
        ["Shortlist", "/shortlist"],
        ["Find a Booking", "/booking/search"],
        ["About Us", "/about-us"],
      ],
    ],
    [
      "Support",
      [
        ["Help", "/help"],
        ["Contact Us", "/contact-us"],
        ["Refund Policy", "/refund-policy"],
        ["Terms and Conditions", "/terms-and-conditions"],
        ["Privacy Policy", "/privacy-policy"],
      ],
    ],
  ])("lists the pages under “%s”", async (name, pages) => {
    await draw(<Footer />)

    const list = within(screen.getByRole("navigation", { name }))
    expect(list.getByRole("heading").textContent).toBe(name)
    expect(
      list.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual(pages)
  })

  it("says of each network that it is another site", async () => {
    await draw(
      <Footer />,
      withFacts({ followUs: [{ name: "Mastodon", address: "https://social.example/singgah" }] }),
    )

    const list = within(screen.getByRole("region", { name: "Follow Us" }))
    const link = list.getByRole("link", { name: "Mastodon (another site)" })
    expect(link.textContent).toBe("Mastodon")
    expect(link.getAttribute("href")).toBe("https://social.example/singgah")
  })

  it.each([
    [true, ["Credit or debit card", "Pay at property"]],
    [false, ["Pay at property"]],
  ])("lists the ways to pay where cards are taken or not: %s", async (sandbox, ways) => {
    await draw(<Footer />, withFacts({ sandbox }))

    const list = within(screen.getByRole("region", { name: "Ways to pay" }))
    expect(list.getByRole("heading").textContent).toBe("Ways to pay")
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(ways)
  })

  it("says in the sandbox alone that nothing is real", async () => {
    const said = "Test mode: no real money is charged and all stays are invented."
    const { unmount } = await draw(<Footer />, withFacts({ sandbox: true }))
    expect(screen.getByText(said)).toBeTruthy()
    unmount()

    await draw(<Footer />, withFacts({ sandbox: false }))
    expect(screen.queryByText(said)).toBeNull()
  })
})

describe("the question whether visits may be counted", () => {
  const analytics = async () => ({
    consent: () => "refused" as const,
    subscribe: () => () => {},
    decide: () => {},
    tell: () => {},
  })

  it("lies in the footer of a site that counts them", async () => {
    const counts = { id: "G-1", script: "/count.js" }
    await draw(<Footer />, { ...withFacts({ analytics: counts }), analytics })

    expect(await screen.findByText("Your visits are not counted.", { exact: false })).toBeTruthy()
  })
})

describe("the line of the company", () => {
  const line = () => screen.getByRole("region", { name: "The company that runs Singgah" })

  it("shows all that is configured, with a number that can be called", async () => {
    await draw(<CompanyLine />, withFacts({ company: real, sandbox: true }))

    expect(
      [...(line().querySelector("address")?.children ?? [])].map((one) => one.textContent),
    ).toEqual([
      "Singgah Sdn. Bhd.",
      "Company registration no. 202501000001 (1600001-X)",
      "2 Jalan Ampang, 50450 Kuala Lumpur",
      "+60 3-1234 5678",
      "hello@singgah.my",
    ])
    const links = within(line()).getAllByRole("link")
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "tel:+60312345678",
      "mailto:hello@singgah.my",
    ])
  })

  it("leaves out what is not configured", async () => {
    const company = { ...real, registration: null, address: null, phone: null }
    await draw(<CompanyLine />, withFacts({ company }))

    expect(line().textContent).toBe("Singgah Sdn. Bhd.hello@singgah.my")
  })

  it.each([
    [true, false],
    [false, true],
  ])("says that it is invented: sandbox %s, demonstration %s", async (sandbox, demonstration) => {
    await draw(<CompanyLine />, withFacts({ sandbox, demonstration }))

    expect(line().textContent).toBe(
      "Singgah Demo Sdn. Bhd.Company registration no. 000000000000 (0000000-X)1 Jalan Contoh, 50000 Kuala Lumpur+60 3-0000 0000support@singgah.exampleThis company and its details are invented for the demonstration.",
    )
  })

  it("is left out of a public site that names none", async () => {
    await draw(<CompanyLine />, withFacts({ sandbox: false, demonstration: false }))

    expect(screen.queryByRole("region")).toBeNull()
  })
})

describe("a demonstration", () => {
  it("says on every page that nothing is real", async () => {
    await draw(<Demonstration />)

    expect(screen.getByRole("complementary", { name: "Demonstration." }).textContent).toBe(
      "Demonstration. No stay here is real, no real money is taken, and others can see what you enter. Please do not enter real personal details.",
    )
  })
})
