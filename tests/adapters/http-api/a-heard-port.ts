import { Effect } from "effect"

/** A port that notes what is asked of it, and answers each question with its name. */
export const aHeardPort = <Port extends object>() => {
  const heard: Array<ReadonlyArray<unknown>> = []
  const port = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...asked: ReadonlyArray<unknown>) =>
          Effect.sync(() => {
            heard.push([name, ...asked])
            return `answer to ${String(name)}`
          }),
    },
  )
  return { heard, port: port as Port }
}

/** A call as it was read, of which a test says what matters. */
export const aReadCall = {
  params: { id: "1", slug: "kayu", link: "l" },
  query: {
    text: "ip",
    slugs: ["kayu"],
    asked: "stay",
    from: "a",
    until: "b",
    where: "ipoh",
    name: "n",
  },
  payload: {
    held: "2",
    rooms: "mix",
    code: "c",
    email: "e@a.test",
    link: "l",
    refund: "r",
    change: "other",
    total: 5,
    password: "p",
    redirect: "/",
  },
  file: new Uint8Array([1]),
  key: "k",
}

/** Asks one responder, and says what the port heard and what was answered. */
export const askedOf = async (
  responders: Readonly<Record<string, unknown>>,
  name: string,
): Promise<unknown> => {
  const responder = responders[name] as (call: typeof aReadCall) => Effect.Effect<unknown>
  return Effect.runPromise(responder(aReadCall))
}
