import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import { ownPictureFile } from "#core/account-service/keep-picture.ts"
import { Effect } from "effect"
import type { Caller } from "./caller.ts"

const FOLDER = "/api/account/picture/"
const NAME = /^[a-z0-9]{26}-(512|128)\.webp$/

/** The picture of who is signed in, to their own browser; to everybody else there is none. */
export const accountPictures =
  (desk: AccountServiceNeeds) =>
  async (request: Request, caller: Caller): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    const name = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : ""
    if (!NAME.test(name) || request.method !== "GET") return null
    const bytes = await Effect.runPromise(
      Effect.catch(ownPictureFile(desk, caller, name), () => Effect.succeed(null)),
    )
    if (bytes === null) return null
    return new Response(new Uint8Array(bytes), {
      headers: { "content-type": "image/webp", "cache-control": "private, no-store" },
    })
  }
