const SHOUTED = /^[A-Z_]+$/

/** A name of the code as people read it: `paymentUnclear` is payment unclear. */
export const readable = (name: string): string =>
  SHOUTED.test(name)
    ? name.toLowerCase().replaceAll("_", " ")
    : name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** An event as it stands beside an arrow; the arrow's colour says whose it is. */
export const readableEvent = (event: string): string =>
  readable(event.replace(/^guest\./, "")).replace(".", " ")

/** A condition as it stands beside an arrow: `isCaptured` is captured. */
export const readableGuard = (guard: string): string =>
  readable(guard).replaceAll(/\bis /g, "").replaceAll(/[(]/g, " ").replaceAll(")", "")
