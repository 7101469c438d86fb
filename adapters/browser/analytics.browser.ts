import type { VisitEvent } from "#core/visitor/visit-events.ts"

/** The guest's answer to the question of consent. */
export type ConsentAnswer = "unasked" | "agreed" | "refused"

const KEPT_AS = "visit-counting"

type Tag = { readonly id: string; readonly script: string }

/** The guest agreed to being counted, never to advertising. */
const CONSENT_TO_COUNTING_ALONE = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "granted",
}

type Layer = Array<unknown>

type Surroundings = {
  readonly storage: Pick<Storage, "getItem" | "setItem">
  readonly page: Window & { dataLayer?: Layer }
}

const isConsent = (text: string | null): text is ConsentAnswer =>
  text === "agreed" || text === "refused"

const loadTag = ({ id, script }: Tag, page: Surroundings["page"]): void => {
  const tag = page.document.createElement("script")
  tag.async = true
  tag.src = `${script}?id=${encodeURIComponent(id)}`
  page.document.head.append(tag)
}

const forgetCookies = ({ document, location }: Surroundings["page"]): void => {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
  for (const name of names.filter((cookie) => cookie.startsWith("_ga")))
    for (const domain of ["", `; domain=${location.hostname}`, `; domain=.${location.hostname}`])
      document.cookie = `${name}=; max-age=-1; path=/${domain}`
}

/** The tag reads what was called, as it was called: an `arguments` object. */
const callsOf = (layer: Layer) =>
  function gtag(..._called: ReadonlyArray<unknown>): void {
    // oxlint-disable-next-line prefer-rest-params -- an array would not be understood
    layer.push(arguments)
  }

/**
 * Counts visits with a script that is loaded only after the guest agreed, and receives nothing more
 * once consent is withdrawn.
 */
export const browserAnalytics = (tag: Tag, { storage, page }: Surroundings) => {
  const listeners = new Set<() => void>()
  let isLoaded = false

  const consent = (): ConsentAnswer => {
    const kept = storage.getItem(KEPT_AS)
    return isConsent(kept) ? kept : "unasked"
  }

  const begin = (): void => {
    if (isLoaded) return
    isLoaded = true
    const call = callsOf((page.dataLayer ??= []))
    call("consent", "default", CONSENT_TO_COUNTING_ALONE)
    call("js", new Date())
    call("config", tag.id, { send_page_view: false, allow_google_signals: false })
    loadTag(tag, page)
  }

  const setSilent = (silent: boolean): void => {
    Object.assign(page, { [`ga-disable-${tag.id}`]: silent })
  }

  return {
    consent,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    decide: (agreed: boolean): void => {
      storage.setItem(KEPT_AS, agreed ? "agreed" : "refused")
      setSilent(!agreed)
      if (!agreed) forgetCookies(page)
      for (const listener of listeners) listener()
    },
    tell: ({ name, fields }: VisitEvent): void => {
      if (consent() !== "agreed") return
      begin()
      const call = callsOf((page.dataLayer ??= []))
      // The tag would take the page's own address, which may name a booking, for all that follows.
      if (name === "page_view") call("set", fields)
      call("event", name, fields)
    },
  }
}
