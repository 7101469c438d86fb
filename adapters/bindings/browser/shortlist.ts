import { startShortlist } from "../../browser/shortlist.actor.ts"
import type { DeviceShortlist } from "../../browser/shortlist.browser.ts"
import { pageContainer } from "./page-container.ts"
import type { PageServices } from "./page-services.ts"
import { profileBindings } from "./profile.bindings.ts"
import { tokens } from "./tokens.ts"

/** Keeps the saved stays of a device in the account of its signed-in guest. */
export const shortlistWith = (settings: PageServices, device: DeviceShortlist) =>
  startShortlist(pageContainer(settings, profileBindings).get(tokens.shortlists), device)
