import { ContainerModule } from "inversify"
import { pagesOf } from "../../browser/pages-of.ts"
import { httpProperties } from "../../http-client/properties.http.ts"
import { tokens } from "./tokens.ts"

/** How stays are found, and what pages are made from. */
export const searchBindings = new ContainerModule(({ bind }) => {
  bind(tokens.properties).toResolvedValue(httpProperties, [tokens.apiClient])
  bind(tokens.pages).toResolvedValue((properties) => pagesOf(properties), [tokens.properties])
})
