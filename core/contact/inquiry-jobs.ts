import type { JobOrder } from "../workload/job.ts"
import type { KeptInquiry } from "./inquiry-store.port.ts"

/** The letter that brings an inquiry to the people who answer it. */
export const inquiryMailJob = ({ reference }: Pick<KeptInquiry, "reference">): JobOrder => ({
  kind: "mail",
  key: `inquiry/${reference}`,
  booking: reference,
  subject: "inquiry",
  amount: 0,
  notBefore: 0,
})
