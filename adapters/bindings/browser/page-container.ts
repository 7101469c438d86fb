import { Container, ContainerModule } from "inversify"
import type { WindowSettings } from "../../browser/identity-window.google.ts"
import { browserFetch } from "../../browser/fetch.browser.ts"
import { apiClient } from "../../http-client/api-client.ts"
import type { CardFormSettings } from "../../stripe/card-form.stripe.ts"
import { tokens } from "./tokens.ts"

/** Where the services of a page are; the page works without those that are absent. */
export type PageSettings = {
  /** Where the API is; empty is where the page came from. */
  readonly apiBase: string
  readonly cardForm?: CardFormSettings
  readonly google?: { readonly window?: WindowSettings }
  readonly countryLookup?: string
}

const apiBindings = (settings: PageSettings) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.settings).toConstantValue(settings)
    bind(tokens.apiPlace).toConstantValue({ baseUrl: settings.apiBase, fetch: browserFetch })
    bind(tokens.apiClient).toResolvedValue(apiClient, [tokens.apiPlace])
  })

/** A container into which the module of each room is loaded with the screens that need it, once. */
const roomByRoom = (settings: PageSettings) => {
  const container = new Container({ defaultScope: "Singleton" })
  container.load(apiBindings(settings))
  const loaded = new Set<ContainerModule>()
  return (rooms: ReadonlyArray<ContainerModule>): Container => {
    const missing = rooms.filter((room) => !loaded.has(room))
    container.load(...missing)
    for (const room of missing) loaded.add(room)
    return container
  }
}

const pages = new WeakMap<PageSettings, ReturnType<typeof roomByRoom>>()

/** The one container of a page, which its settings name, with these rooms in it. */
export const pageContainer = (
  settings: PageSettings,
  ...rooms: ReadonlyArray<ContainerModule>
): Container => {
  const page = pages.get(settings) ?? roomByRoom(settings)
  pages.set(settings, page)
  return page(rooms)
}
