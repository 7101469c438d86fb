import { Effect } from "effect"
import type { AccountServiceNeeds, AccountCaller } from "./account-service.needs.ts"
import { changeOwn } from "./keep-profile.ts"
import { needSession } from "./open-session.ts"
import { profileViewOf } from "./profile-view.ts"
import { newSessionId } from "./secrets.ts"
import { countPicture } from "./attempts-allowed.ts"

/** The files of a picture that is kept under a name. */
export const pictureFiles = (picture: string): readonly [large: string, small: string] => [
  `${picture}-512.webp`,
  `${picture}-128.webp`,
]

const forgetPicture = ({ files }: AccountServiceNeeds, picture: string | null) =>
  Effect.forEach(picture === null ? [] : pictureFiles(picture), files.remove)

/** Keeps a new profile picture under a new name, so that no browser shows the one before. */
export const setPicture = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
  file: Uint8Array,
) {
  const { account } = yield* needSession(needs, caller.browser)
  yield* countPicture(needs, account.id)
  const { large, small } = yield* needs.pictures.square(file, account.id)
  const picture = newSessionId(needs.randomness)
  const [largeName, smallName] = pictureFiles(picture)
  yield* needs.files.keep(largeName, large)
  yield* needs.files.keep(smallName, small)
  const changed = yield* changeOwn(needs, caller, (own) => Effect.succeed({ ...own, picture }))
  yield* forgetPicture(needs, account.picture)
  return profileViewOf(changed)
})

export const removePicture = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  caller: AccountCaller,
) {
  const { account } = yield* needSession(needs, caller.browser)
  const changed = yield* changeOwn(needs, caller, (own) =>
    Effect.succeed({ ...own, picture: null }),
  )
  yield* forgetPicture(needs, account.picture)
  return profileViewOf(changed)
})

/** A file of the asking guest's own picture; anybody else's is not there. */
export const ownPictureFile = Effect.fnUntraced(function* (
  needs: AccountServiceNeeds,
  { browser }: Pick<AccountCaller, "browser">,
  name: string,
) {
  const { picture } = (yield* needSession(needs, browser)).account
  const isOwn = picture !== null && pictureFiles(picture).includes(name)
  return isOwn ? yield* needs.files.read(name) : null
})
