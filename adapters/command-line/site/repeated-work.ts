import { tendPictures } from "#core/account-service/identity-pictures.ts"
import { sendLetters } from "#core/mail/mail-room.ts"
import { readDueFeeds } from "#core/channels/read-due-feeds.ts"
import { bookingJobLines } from "#core/workload/job-lines.ts"
import { millisecondsInHour, millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import type { Container } from "inversify"
import { tokens } from "../../bindings/server/tokens.ts"
import { noteChannelNews } from "../../observability/channel-journal.ts"
import type { BackgroundWork } from "../../observability/operations.ts"
import { repeating } from "../../system/repeating.ts"

/** A calendar is due every five minutes; whether one is, is asked more often. */
const CHANNELS_PAUSE_MS = 20 * millisecondsInSecond

const channelNeeds = (container: Container): Parameters<typeof readDueFeeds>[0] => ({
  channels: container.get(tokens.channels),
  blocks: container.get(tokens.blocks),
  bookings: container.get(tokens.bookingStore),
  catalogue: container.get(tokens.wholeCatalogue),
  fetcher: container.get(tokens.feedFetcher),
  format: container.get(tokens.calendarFormat),
  clock: container.get(tokens.clock),
  tell: (news) => Effect.sync(() => noteChannelNews(container.get(tokens.journal), news)),
})

/**
 * Starts everything that a server does beside answering: jobs and letters every second, upkeep every
 * hour. Letters carry links to this address.
 */
export const startWork = (container: Container, site: string, repeatedly = repeating) => {
  const { report, doWork } = container.get(tokens.operations)
  const doBookingJobs = container.get(tokens.doBookingJobs)
  const room = container.get(tokens.lettersFor)(site)
  const upkeep = container.get(tokens.upkeep)
  const accountService = container.get(tokens.accountService)
  const channels = channelNeeds(container)
  const repeat = <E>(name: BackgroundWork, pauseMs: number, once: () => Effect.Effect<number, E>) =>
    repeatedly(
      () => doWork(name)(once()),
      pauseMs,
      (cause) => report(name, cause),
    )
  const workers = [
    ...bookingJobLines.map((line) =>
      repeat(line, millisecondsInSecond, () => doBookingJobs([line])),
    ),
    ...(room ? [repeat("mail", millisecondsInSecond, () => sendLetters(room))] : []),
    repeat("channels", CHANNELS_PAUSE_MS, () => readDueFeeds(channels)),
    repeat("upkeep", millisecondsInHour, () => Effect.as(upkeep(), 0)),
    repeat("upkeep", millisecondsInHour, () => Effect.as(tendPictures(accountService), 0)),
  ]
  return {
    stop: async (): Promise<void> => void (await Promise.all(workers.map(({ stop }) => stop()))),
  }
}
