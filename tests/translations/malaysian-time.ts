import { malaysianDateAt } from "#core/stay/calendar.ts"

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** How many hours Malaysian time is ahead of UTC, found where its day begins. */
export const MYTIME_OFFSET_HOURS =
  24 - (HOURS.find((hour) => malaysianDateAt(Date.UTC(2026, 10, 21, hour)) === "2026-11-22") ?? 24)
