import { api } from "#adapters/http-api/api.ts"
import type { ChartedMachine } from "./charted-machine.ts"

/** What an actor of a machine asks, and of whom; an actor that nobody told of is an error. */
export const askedBy = (actor: string, { name, asks = {} }: ChartedMachine): string => {
  const asked = asks[actor]
  if (asked === undefined)
    throw new Error(
      `The ${name} machine asks ${actor}: say what that is where the machine is listed`,
    )
  const call = api[asked]
  if (call) return `Asks the API: \`${call.method} ${call.path}\` (\`${asked}\`).`
  if (!asked.includes(" ")) throw new Error(`The API has no call ${asked} for ${actor} of ${name}`)
  return asked
}
