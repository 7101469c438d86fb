import type { ChannelNews } from "#core/channels/channel-news.ts"
import type { Journal } from "./journal.ts"

/** Logs news for a property about other sites: nights only, no names. */
export const noteChannelNews = (journal: Journal, news: ChannelNews): void => {
  const { property, roomType, source, clashes, trouble, event, isEmptied, over } = news
  const where = { property, roomType, source }
  for (const { nights, isSure } of clashes)
    journal.note(
      isSure ? "error" : "warn",
      isSure ? "channel.soldTwice" : "channel.perhapsSoldTwice",
      {
        ...where,
        nights: nights.join(" "),
      },
    )
  if (trouble !== null)
    journal.note("warn", "channel.unreadable", {
      ...where,
      trouble,
      ...(event && { calendarEvent: event }),
    })
  if (isEmptied) journal.note("warn", "channel.emptied", where)
  for (const recovery of over) journal.note("info", `channel.${recovery}`, where)
}
