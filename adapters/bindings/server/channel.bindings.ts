import { ContainerModule, type ResolutionContext } from "inversify"
import { roomCalendar } from "../../http-server/files/room-calendar.ts"
import type { RequestHandler } from "../../http-server/site.needs.ts"
import { systemDigest } from "../../system/world.system.ts"
import { tokens } from "./tokens.ts"

const calendarsOf = (context: ResolutionContext): RequestHandler =>
  roomCalendar({
    admitted: context.get(tokens.admission),
    channels: context.get(tokens.channels),
    catalogue: context.get(tokens.wholeCatalogue),
    blocks: context.get(tokens.blocks),
    format: context.get(tokens.calendarFormat),
    clock: context.get(tokens.clock),
    digest: systemDigest,
  })

/** What other sites read of this one. */
export const channelBindings = new ContainerModule(({ bind }) => {
  bind(tokens.roomCalendars).toDynamicValue(calendarsOf)
})
