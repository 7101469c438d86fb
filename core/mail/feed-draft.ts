import { Effect } from "effect"
import type { ChannelNews } from "../channels/channel-news.ts"
import { newsIn } from "../channels/feed-letter.ts"
import type { CatalogueSnapshot } from "../inventory/catalogue.port.ts"
import type { Language } from "../kernel/localised.ts"
import type { MailAbout } from "../workload/job.ts"
import type { MailRoomNeeds, Drafted } from "./mail-room.needs.ts"

/** What is no longer in the catalogue has its id for a name. */
const namesIn = (
  { bySlug }: Pick<CatalogueSnapshot, "bySlug">,
  { property, roomType }: Pick<ChannelNews, "property" | "roomType">,
  language: Language,
) => {
  const found = bySlug.get(property)
  const room = found?.rooms.find(({ id }) => id === roomType)
  return {
    stay: found?.name[language] ?? property,
    room: room?.name[language] ?? roomType,
  }
}

/** News of another site's calendar, to the property; its answer goes to support. */
export const aboutFeed = (needs: MailRoomNeeds, job: MailAbout<"feed">): Drafted =>
  Effect.gen(function* () {
    const news = newsIn(job)
    const contacts = yield* needs.contactsOf(news.property)
    if (contacts === null || contacts.email === null) return null
    const { email: to, language } = contacts
    const names = namesIn(yield* needs.snapshot(), news, language)
    return {
      to,
      replyTo: needs.support,
      facts: { about: "feed", news, names, language } as const,
      files: [],
    }
  })
