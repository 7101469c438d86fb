/** Who makes a machine take a step: the guest, a service outside, time, or the machine itself. */
export type Cause = "guest" | "service" | "time" | "itself"

/** How each cause is named in the tables and the legend. */
export const nameOfCause: Readonly<Record<Cause, string>> = {
  guest: "the guest",
  service: "a service outside",
  time: "time",
  itself: "the machine itself",
}

const byName: ReadonlyArray<readonly [events: RegExp, cause: Cause]> = [
  [/^(at once|done)$/, "itself"],
  [/^guest\.|BY_GUEST$|^GUEST_/, "guest"],
  [/^(after |time\.|clock\.)|\.(ticked|expired|elapsed|passed)$|EXPIRED$/, "time"],
]

/** Who causes an event, as far as its name says; what nobody here causes comes from outside. */
export const causeOf = (event: string): Cause =>
  byName.find(([events]) => events.test(event))?.[1] ?? "service"
