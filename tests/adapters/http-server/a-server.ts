import { startWebServer } from "#adapters/http-server/web-server.ts"

export type Answer = Parameters<typeof startWebServer>[0]
type Terms = Partial<Parameters<typeof startWebServer>[1]>

const running: Array<{ stop: () => Promise<void> }> = []

/** A web server that gives this answer, until the test is over. */
export const aServer = async (answer: Answer, given: Terms = {}) => {
  const server = await startWebServer(answer, { port: 0, host: "127.0.0.1", ...given })
  running.push(server)
  return { ...server, address: `http://127.0.0.1:${server.port}` }
}

/** For the end of each test that has a server. */
export const stopServers = async (): Promise<void> => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
}
