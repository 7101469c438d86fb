import { calendarFile } from "../documents/calendar-file.ts"
import type { WholeBooking } from "../booking/whole-booking.ts"
import { instantAt } from "../kernel/instant-at.ts"
import type { Language } from "../kernel/localised.ts"
import type { MailRoomNeeds } from "./mail-room.needs.ts"
import type { MailFile } from "./mailer.port.ts"

type Dated = {
  readonly booking: Pick<WholeBooking, "id" | "code" | "status" | "property" | "dates" | "history">
  readonly language: Language
  /** What the calendar calls it: the property, unless it is that of the property. */
  readonly summary?: string
}

/** The stay as a file for the calendar of the reader of the letter. */
export const stayCalendar = (
  { site, clock }: Pick<MailRoomNeeds, "site" | "clock">,
  { booking, language, summary }: Dated,
): ReadonlyArray<MailFile> => {
  const text = calendarFile(booking, {
    language,
    url: `${site}/booking/${booking.id}`,
    changes: booking.history.length,
    now: instantAt(clock.now()),
    summary,
  })
  const content = new TextEncoder().encode(text)
  return [{ name: "singgah.ics", type: "text/calendar; charset=utf-8", content }]
}
