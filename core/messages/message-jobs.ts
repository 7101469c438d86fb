import type { OrderAbout } from "../workload/job.ts"
import type { KeptMessage } from "./message-store.port.ts"

/** The letter that brings a message to the other side. */
export const messageMailJob = ({
  id,
  booking,
}: Pick<KeptMessage, "id" | "booking">): OrderAbout<"message"> => ({
  kind: "mail",
  key: `${booking}/message/${id}`,
  about: "message",
  booking,
  message: id,
  notBefore: 0,
})
