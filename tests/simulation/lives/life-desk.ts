import type { LinkToken } from "#core/booking/booking-link.ts"
import { sendLetters } from "#core/mail/mail-room.ts"
import type { LetterFacts } from "#core/mail/letter-facts.ts"
import { MailUnreachable, type Message } from "#core/mail/mailer.port.ts"
import { aGuestHouse } from "#fixtures/builders/a-guest-house.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { aRoomType } from "#fixtures/builders/a-room-type.ts"
import { aFrontDesk, type AFrontDesk } from "#fixtures/doubles/a-front-desk.ts"
import type { FrontDeskNeeds } from "#core/front-desk/front-desk.needs.ts"
import { RoomTypeId } from "#core/property/room-type.ts"
import { Effect, Logger } from "effect"
import { bookingsRest, everythingRests, staysAreOver } from "../at-rest.ts"
import { promisesAreKept, type Facts } from "../invariants.ts"
import { nothingPromised, type Promised } from "../promises.ts"
import { lettersOf } from "../server.ts"
import type { Seen } from "../storage.ts"
import { seenIn } from "../storage.in-memory.ts"
import { Violation } from "../violation.ts"

/** The Springwater with two rooms of each kind of terms, and a guest house. */
export const lifeStock = [
  {
    property: aProperty({
      rooms: (["FLEXIBLE", "MODERATE", "NON_REFUNDABLE"] as const).map((cancellation, place) =>
        aRoomType({
          cancellation,
          units: 2,
          id: RoomTypeId.make(
            ["springwater-studio", "springwater-loft", "springwater-deal"][place] ?? "",
          ),
        }),
      ),
    }),
    exceptions: [],
  },
  { property: aGuestHouse(), exceptions: [] },
]

/** What keeps a desk's bookings, and reads them past every port. */
type Kept = {
  readonly stores: Partial<FrontDeskNeeds>
  /** Null where they are kept in memory. */
  readonly look: (() => Promise<Seen>) | null
}

/** What goes wrong with letters to come: not taken, or taken and not acknowledged. */
type MailTrouble = "away" | "unanswered"

/** A desk whose every promise is looked at after everything that happens. */
export type LifeDesk = {
  readonly desk: AFrontDesk
  readonly promised: Promised
  readonly takenByItself: Set<string>
  readonly mailTroubles: Array<MailTrouble>
  readonly linkTo: (booking: string) => LinkToken | null
  /** Does all work and sends all letters that are due. */
  readonly workOff: () => Promise<void>
  /** Insists that every promise is kept, and says what is kept. */
  readonly look: () => Promise<Seen>
  /** Insists that no booking waits; long after, that every stay is over and nothing is left to be done. */
  readonly rests: (isLongAfter: boolean) => Promise<void>
}

/** A desk at which nobody has booked. */
export const aLifeDesk = ({ stores, look }: Kept = { stores: {}, look: null }): LifeDesk => {
  const desk = aFrontDesk(lifeStock, stores)
  const promised = nothingPromised()
  const takenByItself = new Set<string>()
  const mailTroubles: Array<MailTrouble> = []
  const arrived = new Map<string, number>()
  const links = new Map<string, LinkToken>()
  const defects: Array<unknown> = []
  const noted = Logger.layer([
    Logger.make(({ message }) => {
      if (Array.isArray(message) && message[0] === "job.broke") defects.push(message)
    }),
  ])

  const deliver = ({ id, text }: Message): void => {
    arrived.set(id, (arrived.get(id) ?? 0) + 1)
    const facts = JSON.parse(text) as LetterFacts
    if (facts.about === "booking" && facts.letter.link !== null)
      links.set(facts.letter.booking.id, facts.letter.link)
  }
  const away = new MailUnreachable({ reason: "ECONNREFUSED" })
  const room = lettersOf(desk, {
    stores: desk,
    clock: desk.clock,
    unwanted: (key) => void promised.unwanted.add(key),
    post: {
      write: async (facts) => ({ subject: facts.about, html: "", text: JSON.stringify(facts) }),
      mailer: {
        send: (message) =>
          Effect.suspend(() => {
            const trouble = mailTroubles.shift()
            if (trouble === "away") return Effect.fail(away)
            deliver(message)
            return trouble === undefined ? Effect.void : Effect.fail(away)
          }),
      },
    },
  })

  let before: Seen | null = null
  const factsNow = async (): Promise<Facts> => ({
    seen: look === null ? seenIn(desk.shelves) : await look(),
    before,
    provider: { truths: desk.payments.truths, takenByItself },
    post: { arrived },
    promised,
  })
  return {
    desk,
    promised,
    takenByItself,
    mailTroubles,
    linkTo: (booking) => links.get(booking) ?? null,
    workOff: async () => {
      const some = Effect.zipWith(
        desk.doJobs(),
        sendLetters(room),
        (jobs, letters) => jobs + letters,
      )
      while ((await Effect.runPromise(Effect.provide(some, noted))) > 0);
      if (defects.length > 0)
        throw new Violation("11", `A job met a defect: ${JSON.stringify(defects)}`)
    },
    look: async () => {
      const facts = await factsNow()
      promisesAreKept(facts)
      before = facts.seen
      return facts.seen
    },
    rests: async (isLongAfter) => {
      const facts = await factsNow()
      // A deposit that is due in some days is no reason to wait.
      if (!isLongAfter) return bookingsRest(facts)
      everythingRests(facts, desk.clock.now())
      staysAreOver(facts)
    },
  }
}
