import { responseOf, type Answer } from "#adapters/http-api/answer-writing.ts"
import { compressedPage } from "./compressed-page.ts"

/** A shorter answer travels in one packet anyway. */
const WORTH_PACKING = 1400

/** An answer of the API as a web response, packed as the request accepts it where that is worth it. */
export const packedAnswer = (request: Request, answer: Answer): Response => {
  const plain = responseOf(answer)
  return answer.body.length > WORTH_PACKING ? compressedPage(request, plain) : plain
}
