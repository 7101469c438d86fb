import {
  CodeNeeded,
  CodeRefused,
  CredentialsRefused,
  PasskeyRefused,
  SignInExpired,
} from "#core/account/account.errors.ts"
import { IdentityUnavailable, LinkNeeded } from "#core/account/identity.errors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { always, once, scenariosAt } from "./fault-scenarios.ts"
import { isCutOff, neverAnswers, refuses } from "./failures.ts"

const atRegister = scenariosAt("register")
const atLogin = scenariosAt("login")

const inAMinute = () => new TooManyAttempts({ retryAfterSeconds: 60 })

const knownToGoogle = once(
  "finishGoogle",
  refuses(() => new LinkNeeded({ email: "aisyah.tan@example.com" })),
)

const asksForCode = always(
  "signIn",
  refuses(() => new CodeNeeded({ hasPasskey: true })),
)

/** What can go wrong with creating an account and with signing in. */
export const signInFaults = {
  "waiting-for-registration": atRegister.waits("creating an account", "register"),
  "registration-slowed": atRegister.refuses(
    "Too many accounts were created from here: the next one has to wait a minute.",
    "register",
    inAMinute,
  ),
  "registration-cut-off": atRegister.isCutOff("a new account", "register"),
  "waiting-for-sign-in": atLogin.waits("signing in", "signIn"),
  "sign-in-slowed": atLogin.refuses(
    "Too many passwords were tried: the next try has to wait a minute.",
    "signIn",
    inAMinute,
  ),
  "sign-in-cut-off": atLogin.isCutOff("signing in", "signIn"),
  "waiting-for-sign-out": atLogin.waits("signing out", "signOut"),
  "sign-out-cut-off": atLogin.isCutOff("signing out", "signOut"),
  "waiting-for-google": atLogin.waits("asking for the way to Google", "startGoogle"),
  "google-away": atLogin.refuses(
    "Google does not answer.",
    "startGoogle",
    () => new IdentityUnavailable(),
  ),
  "waiting-for-google-answer": atLogin.waits("what Google sent back", "finishGoogle"),
  "google-link": atLogin.scenario(
    "The address of the Google account has an account with a password already.",
    knownToGoogle,
  ),
  "waiting-for-google-link": atLogin.scenario(
    "No answer comes to linking Google with the account.",
    knownToGoogle,
    always("linkGoogle", neverAnswers),
  ),
  "google-link-refused": atLogin.scenario(
    "The password of the account that Google is linked with is not right.",
    knownToGoogle,
    always(
      "linkGoogle",
      refuses(() => new CredentialsRefused()),
    ),
  ),
  "google-link-cut-off": atLogin.scenario(
    "Nobody is there to link Google with the account.",
    knownToGoogle,
    always("linkGoogle", isCutOff),
  ),
  "code-needed": atLogin.scenario("The account asks for a code as well.", asksForCode),
  "waiting-for-code": atLogin.scenario(
    "The account asks for a code as well, and no answer comes to it.",
    asksForCode,
    always("giveCode", neverAnswers),
  ),
  "code-refused": atLogin.scenario(
    "The code that the account asks for is not right.",
    asksForCode,
    always(
      "giveCode",
      refuses(() => new CodeRefused()),
    ),
  ),
  "code-slowed": atLogin.scenario(
    "Too many codes were tried: the next one has to wait a minute.",
    asksForCode,
    always("giveCode", refuses(inAMinute)),
  ),
  "code-cut-off": atLogin.scenario(
    "The account asks for a code as well, and nobody is there to compare it.",
    asksForCode,
    always("giveCode", isCutOff),
  ),
  "code-over": atLogin.scenario(
    "The code comes so late that signing in begins again.",
    asksForCode,
    always(
      "giveCode",
      refuses(() => new SignInExpired()),
    ),
  ),
  "waiting-for-passkey": atLogin.waits("asking for a passkey", "beginPasskeySignIn"),
  "passkey-refused": atLogin.refuses(
    "The passkey is not accepted.",
    "beginPasskeySignIn",
    () => new PasskeyRefused(),
  ),
  "waiting-for-passkey-code": atLogin.scenario(
    "The account asks for a code as well, and no answer comes to a passkey in its place.",
    asksForCode,
    always("beginPasskeySignIn", neverAnswers),
  ),
  "passkey-code-refused": atLogin.scenario(
    "The account asks for a code as well, and the passkey in its place is not accepted.",
    asksForCode,
    always(
      "beginPasskeySignIn",
      refuses(() => new PasskeyRefused()),
    ),
  ),
}
