import type { OrderAbout } from "../workload/job.ts"
import type { KeptInquiry } from "./inquiry-store.port.ts"

/** The letter that brings an inquiry to the people who answer it. */
export const inquiryMailJob = ({
  reference,
}: Pick<KeptInquiry, "reference">): OrderAbout<"inquiry"> => ({
  kind: "mail",
  key: `inquiry/${reference}`,
  about: "inquiry",
  inquiry: reference,
  notBefore: 0,
})
