import type { ChannelNews } from "#core/channels/channel-news.ts"
import type { Journal } from "./journal.ts"

/** Writes down what a property is to hear of other sites: nights alone, and nobody's name. */
export const noteChannelNews = (journal: Journal, news: ChannelNews): void => {
  const { property, roomType, source, clashes, trouble, isEmptied, over } = news
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
  if (trouble !== null) journal.note("warn", "channel.unreadable", { ...where, trouble })
  if (isEmptied) journal.note("warn", "channel.emptied", where)
  for (const recovery of over) journal.note("info", `channel.${recovery}`, where)
}
