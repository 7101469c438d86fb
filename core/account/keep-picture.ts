import { Effect } from "effect"
import type { AccountDesk, Caller } from "./account-desk.ts"
import { changeOwn } from "./keep-profile.ts"
import { needSession } from "./open-session.ts"
import { profileViewOf } from "./profile-view.ts"
import { newSessionId } from "./secrets.ts"
import { countPicture } from "./tries-allowed.ts"

/** The files of a picture that is kept under a name. */
export const pictureFiles = (picture: string): ReadonlyArray<string> => [
  `${picture}-512.webp`,
  `${picture}-128.webp`,
]

const forgetPicture = ({ files }: AccountDesk, picture: string | null) =>
  Effect.forEach(picture === null ? [] : pictureFiles(picture), files.remove, { discard: true })

/** Keeps a new profile picture under a new name, so that no browser shows the one before. */
export const setPicture = Effect.fnUntraced(function* (
  desk: AccountDesk,
  caller: Caller,
  file: Uint8Array,
) {
  const { account } = yield* needSession(desk, caller.browser)
  yield* countPicture(desk, account.id)
  const { large, small } = yield* desk.pictures.square(file, account.id)
  const picture = newSessionId(desk.chance)
  const [largeName = "", smallName = ""] = pictureFiles(picture)
  yield* desk.files.keep(largeName, large)
  yield* desk.files.keep(smallName, small)
  const changed = yield* changeOwn(desk, caller, (own) => Effect.succeed({ ...own, picture }))
  yield* forgetPicture(desk, account.picture)
  return profileViewOf(changed)
})

export const removePicture = Effect.fnUntraced(function* (desk: AccountDesk, caller: Caller) {
  const { account } = yield* needSession(desk, caller.browser)
  const changed = yield* changeOwn(desk, caller, (own) => Effect.succeed({ ...own, picture: null }))
  yield* forgetPicture(desk, account.picture)
  return profileViewOf(changed)
})

/** A file of the asking guest's own picture; anybody else's is not there. */
export const ownPictureFile = Effect.fnUntraced(function* (
  desk: AccountDesk,
  { browser }: Pick<Caller, "browser">,
  name: string,
) {
  const { account } = yield* needSession(desk, browser)
  const own = account.picture === null ? [] : pictureFiles(account.picture)
  return own.includes(name) ? yield* desk.files.read(name) : null
})
