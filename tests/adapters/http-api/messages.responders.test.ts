import { messagesResponders } from "#adapters/http-api/messages.responders.ts"
import type { Messages } from "#core/messages/messages.port.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aHeardPort } from "./a-heard-port.ts"

type Call = (call: object) => Effect.Effect<unknown>

const guest = (link: string | null) => ({ side: "guest", claim: { id: "1", link } })
const property = { side: "property", token: "t" }
const payload = { link: "l", text: "Hello" }

it.each([
  ["openMessages", { params: { id: "1" }, query: { link: "l" } }, ["open", guest("l")]],
  ["openMessages", { params: { id: "1" }, query: { link: "" } }, ["open", guest(null)]],
  ["writeMessage", { params: { id: "1" }, payload, key: "k" }, ["write", guest("l"), "Hello", "k"]],
  ["openReplies", { params: { link: "t" } }, ["open", property]],
  ["writeReply", { params: { link: "t" }, payload, key: "k" }, ["write", property, "Hello", "k"]],
])("a call about messages is answered from the port: %s of %j", async (name, call, asked) => {
  const { port, heard } = aHeardPort<Messages>()
  const responders = messagesResponders(port) as unknown as Readonly<Record<string, Call>>

  expect(await Effect.runPromise(responders[name]!(call))).toBe(`answer to ${asked[0] as string}`)
  expect(heard).toEqual([asked])
})
