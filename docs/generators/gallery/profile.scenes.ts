import { cards } from "#tests/journeys/steps/checking-out.ts"
import { keepingCard } from "#tests/journeys/steps/keeping-card.ts"
import { button, dialog, follows, heading, on, presses, scene, types, words } from "./looks.ts"
import {
  A_PICTURE,
  COMMON_PASSWORD,
  isSignedInElsewhere,
  isSignedOutElsewhere,
  joins,
  PASSWORD,
} from "./members.ts"
import type { Scenes, Sitter } from "./scene.ts"

const ANOTHER_PASSWORD = "hujan di atas atap zink"

const opensProfile = (guest: Sitter) => joins(guest, "/account/profile")

const saves = async (guest: Sitter) => {
  await opensProfile(guest)
  await presses(guest, "profile.save")
}

const choosesPicture = async (guest: Sitter) => {
  await opensProfile(guest)
  await guest.page.locator("input[type=file]").setInputFiles(A_PICTURE)
  await presses(guest, "profile.crop.use")
}

const removesPicture = async (guest: Sitter) => {
  await choosesPicture(guest)
  await presses(guest, "profile.picture.remove")
}

/** Books by a card that is to be kept, and comes to the profile once it is. */
const keepsCard = async (guest: Sitter) => {
  await joins(guest)
  await follows(guest, guest.stay.checkoutPath)
  await guest.seesForm()
  await guest.introducesThemselves()
  await guest.givesCard(cards.good)
  await keepingCard(guest).asksToKeep()
  await guest.books()
  await guest.readsCode()
  const goesTo = (path: string) => follows(guest, path)
  await keepingCard({ ...guest, goesTo }).seesItInProfile("4242")
}

const removesCard = async (guest: Sitter) => {
  await keepsCard(guest)
  await presses(guest, "profile.card.remove")
  await presses(guest, "profile.card.remove.yes")
}

const atTheDoor = heading("login.title")

export const profileScenes: Scenes = {
  loading: on("waiting-for-profile", opensProfile, heading("profile.title")),
  lost: on("profile-cut-off", opensProfile, words("error.unreachable")),
  standing: scene(opensProfile, button("profile.save")),
  saving: on("waiting-for-saving", saves, button("account.saving")),
  saved: scene(saves, words("profile.saved")),
  refused: on("saving-refused", saves, words("issue.InvalidPhone")),
  unclear: on("saving-cut-off", saves, words("account.unreachable")),
  settingPicture: on("waiting-for-picture", choosesPicture, words("account.saving")),
  removingPicture: on("waiting-for-removal", removesPicture, words("account.saving")),
  pictured: scene(choosesPicture, words("profile.picture.done")),
  pictureRefused: on("picture-refused", choosesPicture, words("picture.TooManyPixels")),
  pictureUnclear: on("picture-cut-off", choosesPicture, words("account.unreachable")),
  removingCard: on("waiting-for-card-removal", removesCard, words("account.saving")),
  cardRemoved: scene(removesCard, words("profile.card.removed")),
  cardUnclear: on("card-removal-cut-off", removesCard, words("account.unreachable")),
  signedOut: scene(async (guest) => {
    await opensProfile(guest)
    await button("profile.save")(guest).waitFor()
    await isSignedOutElsewhere(guest)
    await presses(guest, "profile.save")
  }, atTheDoor),
}

const typesPasswords = async (guest: Sitter, present: string, next: string) => {
  await opensProfile(guest)
  await types(guest, "profile.password.current", present)
  await types(guest, "account.newPassword", next)
  await types(guest, "account.confirmPassword", next)
}

const changesPassword = async (guest: Sitter, present = PASSWORD, next = ANOTHER_PASSWORD) => {
  await typesPasswords(guest, present, next)
  await presses(guest, "profile.password.action")
}

const changes = (guest: Sitter) => changesPassword(guest)

const takesRecords = async (guest: Sitter) => {
  await opensProfile(guest)
  await presses(guest, "profile.records.take")
}

const confirms = async (guest: Sitter, password: string) => {
  await takesRecords(guest)
  const asking = dialog("profile.confirm")(guest)
  await asking.getByRole("textbox", { name: guest.say("account.password") }).fill(password)
  await presses(guest, "profile.confirm.action")
}

export const accountStepScenes: Scenes = {
  resting: scene(opensProfile, button("profile.password.action")),
  taking: on("waiting-for-password-change", changes, button("account.saving")),
  askingPassword: on("password-asked", takesRecords, dialog("profile.confirm")),
  confirming: on(
    "waiting-for-confirmation",
    (guest) => confirms(guest, PASSWORD),
    dialog("profile.confirm"),
  ),
  notConfirmed: on(
    "password-asked",
    (guest) => confirms(guest, ANOTHER_PASSWORD),
    words("login.linkRefused"),
  ),
  confirmUnclear: on(
    "confirmation-cut-off",
    (guest) => confirms(guest, PASSWORD),
    words("account.unreachable"),
  ),
  done: scene(changes, words("profile.password.done")),
  refused: scene(
    (guest) => changesPassword(guest, PASSWORD, COMMON_PASSWORD),
    words("issue.PasswordTooCommon"),
  ),
  passwordWrong: scene(
    (guest) => changesPassword(guest, ANOTHER_PASSWORD),
    words("profile.password.wrong"),
  ),
  codeWrong: scene(async (guest) => {
    await opensProfile(guest)
    await presses(guest, "profile.factor.begin")
    await types(guest, "profile.factor.code", "492039")
    await presses(guest, "profile.factor.confirm")
  }, words("profile.factor.wrong")),
  linkOver: scene((guest) => joins(guest, "/account/profile?link=used"), words("profile.linkOver")),
  slowed: on("password-change-slowed", changes, words("account.slowed", { count: 60 })),
  unreachable: on("password-change-cut-off", changes, words("account.unreachable")),
  signedOut: scene(async (guest) => {
    await typesPasswords(guest, PASSWORD, ANOTHER_PASSWORD)
    await isSignedOutElsewhere(guest)
    await presses(guest, "profile.password.action")
  }, atTheDoor),
}

const opensWithTwoBrowsers = async (guest: Sitter) => {
  await joins(guest)
  await isSignedInElsewhere(guest)
  await follows(guest, "/account/profile")
}

const ends = (key: "profile.sessions.end" | "profile.sessions.endAll") => async (guest: Sitter) => {
  await opensWithTwoBrowsers(guest)
  await presses(guest, key)
}

export const sessionsScenes: Scenes = {
  listing: on("waiting-for-sessions", opensProfile, heading("profile.sessions")),
  listed: scene(opensWithTwoBrowsers, button("profile.sessions.end")),
  ending: on(
    "waiting-for-session-end",
    ends("profile.sessions.end"),
    button("profile.sessions.end"),
  ),
  endingAll: on(
    "waiting-for-session-end",
    ends("profile.sessions.endAll"),
    button("profile.sessions.endAll"),
  ),
  unreachable: on("sessions-cut-off", opensProfile, words("error.unreachable")),
  signedOut: scene(ends("profile.sessions.endAll"), atTheDoor),
}
