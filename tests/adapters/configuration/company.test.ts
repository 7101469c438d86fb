import { companyFrom, issuerFrom, missingOfCompany } from "#adapters/configuration/company.ts"
import { expect, it } from "vitest"

const whole = {
  ISSUER_NAME: "Rehat Sdn. Bhd.",
  ISSUER_ADDRESS: "8 Jalan Ampang",
  ISSUER_REGISTRATION: "202601000001",
  ISSUER_SST: "W10-1808-32000001",
  ISSUER_PHONE: "+60 3-2345 6789",
  SUPPORT_EMAIL: "help@rehat.example",
  DATA_PROTECTION_OFFICER: "Aisyah Tan",
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))

it("receipts are given by the company, or by Singgah where none is named", () => {
  expect(issuerFrom(whole)).toEqual({
    name: "Rehat Sdn. Bhd.",
    address: "8 Jalan Ampang",
    registration: "202601000001",
    sst: "W10-1808-32000001",
  })
  expect(issuerFrom({})).toEqual({ name: "Singgah", address: null, registration: null, sst: null })
})

it("a site is run by the company that is named, with what is said of it", () => {
  expect(companyFrom(whole, "a@b.test")).toEqual({
    name: "Rehat Sdn. Bhd.",
    registration: "202601000001",
    address: "8 Jalan Ampang",
    phone: "+60 3-2345 6789",
    email: "a@b.test",
    dataProtectionOfficer: "Aisyah Tan",
  })
  expect(companyFrom({ ISSUER_NAME: "Rehat" }, "a@b.test")).toEqual({
    name: "Rehat",
    registration: null,
    address: null,
    phone: null,
    email: "a@b.test",
    dataProtectionOfficer: null,
  })
  expect(companyFrom(without("ISSUER_NAME"), "a@b.test")).toBeNull()
})

it.each(["ISSUER_NAME", "ISSUER_REGISTRATION", "ISSUER_ADDRESS", "SUPPORT_EMAIL"] as const)(
  "a public site lacks %s where it is missing or blank",
  (name) => {
    expect(missingOfCompany(without(name))).toEqual([name])
    expect(missingOfCompany({ ...whole, [name]: " \t" })).toEqual([name])
  },
)

it("a public site lacks nothing where all of it is said, and all of it where nothing is", () => {
  expect(missingOfCompany(whole)).toEqual([])
  expect(missingOfCompany({})).toEqual([
    "ISSUER_NAME",
    "ISSUER_REGISTRATION",
    "ISSUER_ADDRESS",
    "SUPPORT_EMAIL",
  ])
})
