import { fetchWithFaults, type FaultScenario } from "#adapters/fault-injection/fault-injection.ts"
import { api } from "#adapters/http-api/api.ts"

/** An answer that is there at once comes long before so many turns are over. */
const silence = async (): Promise<string> => {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  return "silence"
}

/** A page in a scenario, at a server that answers everything with this. */
export const aPageIn = ({ faults }: Pick<FaultScenario, "faults">, answer: object = {}) => {
  const heard: Array<unknown> = []
  const served: typeof fetch = async (...asked) => {
    const request = new Request(...asked)
    const said = await request.text()
    heard.push(said.startsWith("{") ? JSON.parse(said) : said)
    return Response.json(answer)
  }
  const ask = fetchWithFaults(served, faults)
  /** What the page reads in answer to a call of the contract; a word where it reads nothing. */
  const reads = async (call: keyof typeof api, said?: object): Promise<unknown> => {
    const { method, path } = api[call]!
    const body = said === undefined || method === "GET" ? null : JSON.stringify(said)
    const answered = ask(`http://bad.test${path}`, { method, body })
      .then((response) => response.json())
      .catch(() => "cut off")
    return Promise.race([answered, silence()])
  }
  return { heard, ask, reads }
}
