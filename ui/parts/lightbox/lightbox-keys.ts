import type { LightboxEvent } from "#core/property/lightbox.machine.ts"

const events: Readonly<Record<string, LightboxEvent>> = {
  ArrowLeft: { type: "guest.turned", by: -1 },
  ArrowRight: { type: "guest.turned", by: 1 },
  "+": { type: "guest.zoomed", steps: 1 },
  "=": { type: "guest.zoomed", steps: 1 },
  "-": { type: "guest.zoomed", steps: -1 },
  _: { type: "guest.zoomed", steps: -1 },
  "0": { type: "guest.reset" },
}

/** What a key asks of the lightbox; null for keys that ask nothing. Escape is the window's own. */
export const eventOfKey = (key: string): LightboxEvent | null => events[key] ?? null
