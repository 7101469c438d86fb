import { Container } from "inversify"
import { setupWorker } from "msw/browser"
import { mockedTokens } from "./mocked-tokens.ts"
import { mockedBindings } from "./mocked.bindings.ts"

const start = async (): Promise<void> => {
  const container = new Container({ defaultScope: "Singleton" })
  container.load(mockedBindings(location.origin))
  const worker = setupWorker(...container.get(mockedTokens.handlers))
  await worker.start({ quiet: true, onUnhandledFrame: "bypass" })
}

let started: Promise<void> | undefined

/** Puts the mocked API between this tab and the network, once; no server is asked anything after that. */
export const startMockedApi = (): Promise<void> => (started ??= start())
