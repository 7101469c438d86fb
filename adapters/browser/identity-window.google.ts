import type { IdentityReturn } from "#core/account/identity.port.ts"
import { WindowRefused, type IdentityWindow } from "#core/account/identity-window.port.ts"
import { Effect } from "effect"

/** This site's name with Google, and the address of the script that opens its window. */
export type WindowSettings = { readonly clientId: string; readonly script: string }

/** What we use of the script of Google Identity Services, under its names. */
type Services = {
  readonly accounts: {
    readonly oauth2: {
      readonly initCodeClient: (config: {
        readonly client_id: string
        readonly scope: string
        readonly ux_mode: "popup"
        readonly state: string
        readonly callback: (answer: { readonly code?: string }) => void
        readonly error_callback: (trouble: { readonly type: string }) => void
      }) => { readonly requestCode: () => void }
    }
  }
}

/** As long as a browser lets a press of the guest's open a window. */
const PATIENCE = "4 seconds"

const refused = () => new WindowRefused()

const services = (): Services | undefined => (globalThis as { google?: Services }).google

const openWindow = ({ accounts }: Services, clientId: string, state: string) =>
  Effect.callback<IdentityReturn, WindowRefused>((answer) => {
    const says = (code: string | null) => answer(Effect.succeed({ code, state, way: "window" }))
    const client = accounts.oauth2.initCodeClient({
      client_id: clientId,
      scope: "openid email profile",
      ux_mode: "popup",
      state,
      callback: ({ code }) => says(code ?? null),
      error_callback: ({ type }) =>
        type === "popup_closed" ? says(null) : answer(Effect.fail(refused())),
    })
    client.requestCode()
  })

/** Google's own window; its script is asked for when the guest comes near its button. */
export const googleWindow = (
  { clientId, script }: WindowSettings,
  loadScript: (address: string) => Promise<void>,
): IdentityWindow & { readonly comesNear: () => void } => {
  let loaded: Promise<Services> | undefined
  const load = async (): Promise<Services> => {
    if (!services()) await loadScript(script)
    return services() ?? Promise.reject(refused())
  }
  const loadOnce = (): Promise<Services> =>
    (loaded ??= load().catch((failure: unknown) => {
      loaded = undefined
      throw failure
    }))
  return {
    comesNear: () => void loadOnce().catch(() => {}),
    ask: (state) =>
      Effect.tryPromise({ try: loadOnce, catch: refused }).pipe(
        Effect.timeout(PATIENCE),
        Effect.mapError(refused),
        Effect.flatMap((own) => openWindow(own, clientId, state)),
        // A script that is not what it should be is no reason to keep anybody from Google.
        Effect.catchDefect(() => Effect.fail(refused())),
      ),
  }
}
