import type { AccountDesk } from "#core/account/account-desk.ts"
import { bookingsOfOwner } from "#core/account/bookings-of-owner.ts"
import { join } from "node:path"
import { isCommonPassword } from "../accounts/common-passwords.ts"
import { argon2Hashing } from "../accounts/password-hashing.argon2.ts"
import { folderFiles } from "../files/files.folder.ts"
import { sharpPictures } from "../pictures/pictures.sharp.ts"
import { systemChance, systemClock, systemDigest } from "../system/world.system.ts"
import type { Store } from "./store.ts"

/** The keeper of accounts on a store, with pictures in the data folder. */
export const accountDeskOn = (
  { accounts, sealing, tries, deskStore }: Store,
  dataDir: string,
): AccountDesk => ({
  store: accounts,
  tries,
  clock: systemClock,
  chance: systemChance,
  passwords: argon2Hashing(),
  isCommon: isCommonPassword,
  digest: systemDigest,
  sealing,
  files: folderFiles(join(dataDir, "files")),
  pictures: sharpPictures(),
  bookingsOf: bookingsOfOwner(deskStore, systemClock),
})
