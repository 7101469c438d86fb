import { tendPictures } from "#core/account-service/identity-pictures.ts"
import { sendLetters } from "#core/mail/mail-room.ts"
import { bookingJobLines } from "#core/workload/job-lines.ts"
import { millisecondsInHour, millisecondsInSecond } from "date-fns/constants"
import { Effect } from "effect"
import type { Container } from "inversify"
import { tokens } from "../bindings/server/tokens.ts"
import type { Work } from "../observability/operations.ts"
import { repeating } from "../system/repeating.ts"

/**
 * Starts everything that a server does beside answering: jobs and letters every second, upkeep every
 * hour. Letters carry links to this address.
 */
export const startWork = (container: Container, site: string) => {
  const { report, doWork } = container.get(tokens.operations)
  const desk = container.get(tokens.frontDesk)
  const room = container.get(tokens.lettersFor)(site)
  const upkeep = container.get(tokens.upkeep)
  const accountService = container.get(tokens.accountService)
  const repeat = <E>(name: Work, pauseMs: number, once: () => Effect.Effect<number, E>) =>
    repeating(
      () => doWork(name)(once()),
      pauseMs,
      (cause) => report(name, cause),
    )
  const workers = [
    ...bookingJobLines.map((line) => repeat(line, millisecondsInSecond, () => desk.doJobs([line]))),
    ...(room ? [repeat("mail", millisecondsInSecond, () => sendLetters(room))] : []),
    repeat("upkeep", millisecondsInHour, () => Effect.as(upkeep(), 0)),
    repeat("upkeep", millisecondsInHour, () => Effect.as(tendPictures(accountService), 0)),
  ]
  return {
    stop: async (): Promise<void> => void (await Promise.all(workers.map(({ stop }) => stop()))),
  }
}
