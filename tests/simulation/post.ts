import type { LinkToken } from "#core/booking/booking-link.ts"
import { MailUnreachable, type Mailer, type Message } from "#core/mail/mailer.port.ts"
import type { LetterFacts, WriteLetter } from "#core/mail/letter-facts.ts"
import { Effect } from "effect"
import { drawsOf } from "./draws.ts"
import type { Story } from "./story.ts"
import type { Timeline } from "./timeline.ts"
import type { Weather } from "./weather.ts"

/** The post office and every mailbox behind it. */
export type Post = {
  readonly mailer: Mailer
  /** Letters without words: their facts, as the mailboxes get them. */
  readonly write: WriteLetter
  /** How often each letter arrived, by its id. */
  readonly arrived: ReadonlyMap<string, number>
  /** The newest link that was mailed about a booking. */
  readonly linkTo: (booking: string) => LinkToken | undefined
}

type Around = {
  readonly seed: number
  readonly timeline: Timeline
  readonly weather: Weather
  readonly story: Story
}

/** A post office of which the weather says when it is away. */
export const postIn = ({ seed, timeline, weather, story }: Around): Post => {
  const draws = drawsOf(seed, "post")
  const arrived = new Map<string, number>()
  const links = new Map<string, LinkToken>()

  const deliver = ({ id, text }: Message): void => {
    story.tell(`post: ${id}`)
    arrived.set(id, (arrived.get(id) ?? 0) + 1)
    const facts = JSON.parse(text) as LetterFacts
    if (facts.about === "booking" && facts.letter.link !== null)
      links.set(facts.letter.booking.id, facts.letter.link)
  }
  const send: Mailer["send"] = (message) =>
    Effect.callback((resume) => {
      const away = Effect.fail(new MailUnreachable({ reason: "ECONNREFUSED" }))
      const answer = (said: Effect.Effect<void, MailUnreachable>) =>
        resume(Effect.andThen(Effect.yieldNow, said))
      timeline.after(draws.between(50, 800), () => {
        if (weather.strikes("mailAway")) return answer(away)
        deliver(message)
        answer(weather.strikes("mailUnanswered") ? away : Effect.void)
      })
    })
  return {
    mailer: { send },
    write: async (facts) => ({ subject: facts.about, html: "", text: JSON.stringify(facts) }),
    arrived,
    linkTo: (booking) => links.get(booking),
  }
}
