import { Container, ContainerModule } from "inversify"
import { browserFetch } from "../../browser/fetch.browser.ts"
import { apiClient } from "../../http-client/api-client.ts"
import { callsUnderWay } from "../../http-client/calls-under-way.ts"
import type { PageServices } from "./page-services.ts"
import { tokens } from "./tokens.ts"

const apiBindings = (settings: PageServices) =>
  new ContainerModule(({ bind }) => {
    bind(tokens.settings).toConstantValue(settings)
    const underWay = callsUnderWay()
    const fetch = underWay.noting(browserFetch)
    bind(tokens.callsUnderWay).toConstantValue(underWay)
    bind(tokens.apiPlace).toConstantValue({ baseUrl: settings.apiBase, fetch })
    bind(tokens.apiClient).toResolvedValue(apiClient, [tokens.apiPlace])
  })

/** A container into which the module of each room is loaded with the screens that need it, once. */
const roomByRoom = (settings: PageServices) => {
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

const pages = new WeakMap<PageServices, ReturnType<typeof roomByRoom>>()

/** The one container of a page, which its settings name, with these rooms in it. */
export const pageContainer = (
  settings: PageServices,
  ...rooms: ReadonlyArray<ContainerModule>
): Container => {
  const page = pages.get(settings) ?? roomByRoom(settings)
  pages.set(settings, page)
  return page(rooms)
}
