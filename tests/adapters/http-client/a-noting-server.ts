import { apiClient } from "#adapters/http-client/api-client.ts"

/** A server that gives one answer to whatever it is asked, and what it was asked. */
export const aNotingServer = (answer: () => Response | Promise<Response>) => {
  const asked: Array<{ readonly address: string; readonly init: RequestInit }> = []
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    asked.push({ address, init })
    return answer()
  }
  const ask = apiClient({ baseUrl: "https://api.test", fetch })
  return { asked, ask }
}
