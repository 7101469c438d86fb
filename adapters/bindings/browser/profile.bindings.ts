import { ContainerModule } from "inversify"
import { httpProfiles, httpShortlists } from "../../http-client/profiles.http.ts"
import { tokens } from "./tokens.ts"

/** What a signed-in guest says of themselves: checkout asks for it too. */
export const profileBindings = new ContainerModule(({ bind }) => {
  bind(tokens.shortlists).toResolvedValue(httpShortlists, [tokens.apiClient])
  bind(tokens.profiles).toResolvedValue(httpProfiles, [tokens.apiClient])
})
