import { button, follows, on, presses, scene, types, words } from "./looks.ts"
import { COMMON_PASSWORD, EMAIL, joins, PASSWORD } from "./members.ts"
import type { Scenes, Sitter } from "./scene.ts"

const opens = (path: string) => (guest: Sitter) => guest.goesTo(path)

const registers = async (guest: Sitter, password?: string) => {
  await guest.goesTo("/register")
  await guest.registers(EMAIL, password)
}

const named = ({ page, say }: Parameters<Scenes[string]["sees"]>[0]) =>
  page.getByRole("banner").getByLabel(say("header.account", { name: "Aisyah" }))

export const registrationScenes: Scenes = {
  typing: scene(opens("/register"), button("register.action")),
  registering: on("waiting-for-registration", registers, button("register.doing")),
  refused: scene((guest) => registers(guest, COMMON_PASSWORD), words("issue.PasswordTooCommon")),
  slowed: on("registration-slowed", registers, words("account.slowed", { count: 60 })),
  unreachable: on("registration-cut-off", registers, words("account.unreachable")),
  registered: scene(joins, named),
}

const signsIn = async (guest: Sitter) => {
  await guest.goesTo("/login")
  await guest.signsIn(EMAIL)
}

const givesCode = async (guest: Sitter) => {
  await signsIn(guest)
  await types(guest, "login.code", "492039")
  await presses(guest, "login.code.action")
}

const choosesPasskey = async (guest: Sitter) => {
  await guest.goesTo("/login")
  await presses(guest, "login.passkey")
}

const passkeyForCode = async (guest: Sitter) => {
  await signsIn(guest)
  await presses(guest, "login.passkey.instead")
}

const choosesGoogle = async (guest: Sitter) => {
  await guest.goesTo("/login")
  await presses(guest, "account.google")
}

const comesFromGoogle = opens("/login?code=said&state=begun")

const links = async (guest: Sitter) => {
  await comesFromGoogle(guest)
  await types(guest, "account.password", PASSWORD)
  await presses(guest, "login.link")
}

const opensMenu = async (guest: Sitter) => {
  await joins(guest)
  await named(guest).click()
  await button("header.signOut")(guest).waitFor()
}

const signsOut = async (guest: Sitter) => {
  await opensMenu(guest)
  await presses(guest, "header.signOut")
}

export const sessionScenes: Scenes = {
  signedOut: scene(opens("/login"), button("login.action")),
  signingIn: on("waiting-for-sign-in", signsIn, button("login.doing")),
  refused: scene(signsIn, words("login.refused")),
  slowed: on("sign-in-slowed", signsIn, words("account.slowed", { count: 60 })),
  unreachable: on("sign-in-cut-off", signsIn, words("login.unreachable")),
  offeringPasskey: on("waiting-for-passkey", opens("/login"), button("login.passkey")),
  askingPasskey: on("waiting-for-passkey", choosesPasskey, words("login.passkeyAsked")),
  passkeyRefused: on("passkey-refused", choosesPasskey, words("login.passkeyRefused")),
  askingGoogle: on("waiting-for-google", choosesGoogle, button("login.doing")),
  inWindow: scene(choosesGoogle, words("login.google.inWindow")),
  returning: on("waiting-for-google-answer", comesFromGoogle, words("login.fromGoogle")),
  googleRefused: scene(comesFromGoogle, words("login.google.expired")),
  googleAway: on("google-away", choosesGoogle, words("login.googleAway")),
  linkNeeded: on("google-link", comesFromGoogle, button("login.link")),
  linking: on("waiting-for-google-link", links, button("login.doing")),
  linkRefused: on("google-link-refused", links, words("login.linkRefused")),
  linkUnclear: on("google-link-cut-off", links, words("login.linkUnclear")),
  codeNeeded: on("code-needed", signsIn, button("login.code.action")),
  checkingCode: on("waiting-for-code", givesCode, button("login.code.doing")),
  codeRefused: on("code-refused", givesCode, words("login.codeRefused")),
  codeSlowed: on("code-slowed", givesCode, words("account.slowed", { count: 60 })),
  codeUnclear: on("code-cut-off", givesCode, words("account.unreachable")),
  codePasskey: on("waiting-for-passkey-code", passkeyForCode, words("login.passkeyAsked")),
  codePasskeyRefused: on("passkey-code-refused", passkeyForCode, words("login.codePasskeyRefused")),
  codeOver: on("code-over", givesCode, words("login.codeOver")),
  signedIn: scene(opensMenu, button("header.signOut")),
  signingOut: on("waiting-for-sign-out", signsOut, button("header.signOut")),
  stillSignedIn: on("sign-out-cut-off", signsOut, words("header.stillSignedIn")),
}

const asksForLink = async (guest: Sitter) => {
  await guest.goesTo("/forgot-password")
  await types(guest, "account.email", EMAIL)
  await presses(guest, "recovery.forgot.action")
}

const choosesPassword = async (guest: Sitter, link = "none", password: string = PASSWORD) => {
  await guest.goesTo(`/reset-password?link=${link}`)
  await setsPassword(guest, password)
}

const setsPassword = (guest: Sitter, password: string) =>
  guest.choosesPassword(password, guest.say("recovery.reset.action"))

/** The mocked API says in the console what its letters carry. */
const followsLetter = async (guest: Sitter) => {
  await joins(guest)
  await follows(guest, "/forgot-password")
  // The form that was left stands until the next page is there, with an address to type as well.
  await guest.seesPage(guest.say("recovery.forgot.title"))
  await types(guest, "account.email", EMAIL)
  const [letter] = await Promise.all([
    guest.page.waitForEvent("console", (said) => said.text().includes("resetPassword")),
    presses(guest, "recovery.forgot.action"),
  ])
  const link = letter.text().split(" ").at(-1) ?? ""
  await follows(guest, `/reset-password?link=${link}`)
  await setsPassword(guest, PASSWORD)
}

export const recoveryScenes: Scenes = {
  asking: scene(opens("/forgot-password"), button("recovery.forgot.action")),
  mailing: on("waiting-for-letter", asksForLink, button("recovery.mailing")),
  mailed: scene(asksForLink, words("recovery.mailed", { email: EMAIL })),
  choosing: scene(opens("/reset-password?link=mailed"), button("recovery.reset.action")),
  resetting: on("waiting-for-new-password", choosesPassword, button("account.saving")),
  refused: scene(
    (guest) => choosesPassword(guest, "mailed", COMMON_PASSWORD),
    words("issue.PasswordTooCommon"),
  ),
  slowed: on("letter-slowed", asksForLink, words("account.slowed", { count: 60 })),
  unreachable: on("letter-cut-off", asksForLink, words("account.unreachable")),
  linkOver: scene(choosesPassword, words("recovery.linkOver")),
  reset: scene(followsLetter, words("recovery.reset.done")),
}
