import type { Company } from "#core/people/company.ts"
import type { PageFacts } from "./page-facts.ts"

/** A company that does not exist, for a demonstration; every page says that it is invented. */
const invented: Company = {
  name: "Singgah Demo Sdn. Bhd.",
  registration: "000000000000 (0000000-X)",
  address: "1 Jalan Contoh, 50000 Kuala Lumpur",
  phone: "+60 3-0000 0000",
  email: "support@singgah.example",
  dataProtectionOfficer: "privacy@singgah.example",
}

export type ShownCompany = Company & { readonly isInvented: boolean }

/**
 * The configured company, else the invented one of a demonstration; null on a public site without a
 * configured company.
 */
export const companyOf = ({
  company,
  sandbox,
  demonstration,
}: Pick<PageFacts, "company" | "sandbox" | "demonstration">): ShownCompany | null => {
  if (company) return { ...company, isInvented: false }
  return sandbox || demonstration ? { ...invented, isInvented: true } : null
}
