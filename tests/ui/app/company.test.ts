import { companyOf } from "#ui/app/company.ts"
import { expect, it } from "vitest"

it("asks nobody who exists about personal data in a demonstration", () => {
  expect(companyOf({ sandbox: false, demonstration: true })).toEqual({
    name: "Singgah Demo Sdn. Bhd.",
    registration: "000000000000 (0000000-X)",
    address: "1 Jalan Contoh, 50000 Kuala Lumpur",
    phone: "+60 3-0000 0000",
    email: "support@singgah.example",
    dataProtectionOfficer: "privacy@singgah.example",
    isInvented: true,
  })
})
