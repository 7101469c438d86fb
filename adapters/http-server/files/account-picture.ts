import type { AccountServiceNeeds } from "#core/account-service/account-service.needs.ts"
import { ownPictureFile } from "#core/account-service/keep-picture.ts"
import { Effect } from "effect"
import type { AnswerFile } from "./guest-files.ts"

const NAME = /^[a-z0-9]{26}-(512|128)\.webp$/

/** The picture of who is signed in, to their own browser; to everybody else there is none. */
export const accountPicture =
  (accountService: AccountServiceNeeds): AnswerFile =>
  async (_, { name = "" }, caller) => {
    if (!NAME.test(name)) return null
    const bytes = await Effect.runPromise(
      Effect.catch(ownPictureFile(accountService, caller, name), () => Effect.succeed(null)),
    )
    if (bytes === null) return null
    return new Response(new Uint8Array(bytes), {
      headers: { "content-type": "image/webp", "cache-control": "private, no-store" },
    })
  }
