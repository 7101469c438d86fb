import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import type { FaultScenario } from "./fault-injection.ts"
import { scenariosAt } from "./fault-scenarios.ts"

const atContact = scenariosAt("contact")

const TEN_MINUTES_S = 600
const later = () => new TooManyAttempts({ retryAfterSeconds: TEN_MINUTES_S })

/** What can go wrong with writing to us. */
export const contactFaults = {
  "waiting-for-file": atContact.waits("a file that goes ahead", "attach"),
  "file-slowed": atContact.refuses("Too many files came from here lately.", "attach", later),
  "file-cut-off": atContact.isCutOff("a file", "attach"),
  "waiting-for-inquiry": atContact.waits("the inquiry", "sendInquiry"),
  "inquiry-slowed": atContact.refuses(
    "Too many inquiries came from here lately: the next one has to wait ten minutes.",
    "sendInquiry",
    later,
  ),
  "inquiry-cut-off": atContact.isCutOff("the inquiry", "sendInquiry"),
} as const satisfies Readonly<Record<string, FaultScenario>>
