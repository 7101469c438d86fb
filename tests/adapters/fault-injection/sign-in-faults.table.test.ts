import { fetchWithFaults } from "#adapters/fault-injection/fault-injection.ts"
import { signInFaults } from "#adapters/fault-injection/sign-in-faults.table.ts"
import { api } from "#adapters/http-api/api.ts"
import { expect, it } from "vitest"

type Name = keyof typeof signInFaults
type Call = keyof typeof api

/** An answer that is there at once comes long before so many turns are over. */
const silence = async (): Promise<string> => {
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  return "silence"
}

/** What a call is answered with in a scenario, or that nobody answers; `true` where all is well. */
const answerTo = async (name: Name, calls: ReadonlyArray<Call>): Promise<string> => {
  const served: typeof fetch = async () => Response.json({ _tag: "true" })
  const ask = fetchWithFaults(served, signInFaults[name].faults)
  const answers = calls.map(async (call) => {
    const { method, path } = api[call]!
    const answered = ask(`http://bad.test${path}`, { method })
      .then(async (response) => String(Reflect.get(await response.json(), "_tag")))
      .catch(() => "cut off")
    return Promise.race([answered, silence()])
  })
  return (await Promise.all(answers)).join(", ")
}

it.each<readonly [Name, ReadonlyArray<Call>, string]>([
  ["waiting-for-registration", ["register"], "silence"],
  ["registration-slowed", ["register"], "TooManyAttempts"],
  ["registration-cut-off", ["register"], "cut off"],
  ["waiting-for-sign-in", ["signIn"], "silence"],
  ["sign-in-slowed", ["signIn"], "TooManyAttempts"],
  ["sign-in-cut-off", ["signIn"], "cut off"],
  ["waiting-for-sign-out", ["signOut"], "silence"],
  ["sign-out-cut-off", ["signOut"], "cut off"],
  ["waiting-for-google", ["startGoogle"], "silence"],
  ["google-away", ["startGoogle"], "IdentityUnavailable"],
  ["waiting-for-google-answer", ["finishGoogle"], "silence"],
  ["google-link", ["finishGoogle", "finishGoogle", "linkGoogle"], "LinkNeeded, true, true"],
  ["waiting-for-google-link", ["finishGoogle", "linkGoogle"], "LinkNeeded, silence"],
  ["google-link-refused", ["finishGoogle", "linkGoogle"], "LinkNeeded, CredentialsRefused"],
  ["google-link-cut-off", ["finishGoogle", "linkGoogle"], "LinkNeeded, cut off"],
  ["code-needed", ["signIn", "signIn", "giveCode"], "CodeNeeded, CodeNeeded, true"],
  ["waiting-for-code", ["signIn", "giveCode"], "CodeNeeded, silence"],
  ["code-refused", ["signIn", "giveCode"], "CodeNeeded, CodeRefused"],
  ["code-slowed", ["signIn", "giveCode"], "CodeNeeded, TooManyAttempts"],
  ["code-cut-off", ["signIn", "giveCode"], "CodeNeeded, cut off"],
  ["code-over", ["signIn", "giveCode"], "CodeNeeded, SignInExpired"],
  ["waiting-for-passkey", ["beginPasskeySignIn", "signIn"], "silence, true"],
  ["passkey-refused", ["beginPasskeySignIn", "signIn"], "PasskeyRefused, true"],
  ["waiting-for-passkey-code", ["signIn", "beginPasskeySignIn"], "CodeNeeded, silence"],
  ["passkey-code-refused", ["signIn", "beginPasskeySignIn"], "CodeNeeded, PasskeyRefused"],
])("in the scenario %s the calls %j meet: %s", async (name, calls, answers) => {
  expect(await answerTo(name, calls)).toBe(answers)
})

it.each<readonly [Name, string]>([
  ["waiting-for-registration", "No answer comes to creating an account."],
  [
    "registration-slowed",
    "Too many accounts were created from here: the next one has to wait a minute.",
  ],
  ["registration-cut-off", "Nobody is there for a new account."],
  ["waiting-for-sign-in", "No answer comes to signing in."],
  ["sign-in-slowed", "Too many passwords were tried: the next try has to wait a minute."],
  ["sign-in-cut-off", "Nobody is there for signing in."],
  ["waiting-for-sign-out", "No answer comes to signing out."],
  ["sign-out-cut-off", "Nobody is there for signing out."],
  ["waiting-for-google", "No answer comes to asking for the way to Google."],
  ["google-away", "Google does not answer."],
  ["waiting-for-google-answer", "No answer comes to what Google sent back."],
  ["google-link", "The address of the Google account has an account with a password already."],
  ["waiting-for-google-link", "No answer comes to linking Google with the account."],
  ["google-link-refused", "The password of the account that Google is linked with is not right."],
  ["google-link-cut-off", "Nobody is there to link Google with the account."],
  ["code-needed", "The account asks for a code as well."],
  ["waiting-for-code", "The account asks for a code as well, and no answer comes to it."],
  ["code-refused", "The code that the account asks for is not right."],
  ["code-slowed", "Too many codes were tried: the next one has to wait a minute."],
  ["code-cut-off", "The account asks for a code as well, and nobody is there to compare it."],
  ["code-over", "The code comes so late that signing in begins again."],
  ["waiting-for-passkey", "No answer comes to asking for a passkey."],
  ["passkey-refused", "The passkey is not accepted."],
  [
    "waiting-for-passkey-code",
    "The account asks for a code as well, and no answer comes to a passkey in its place.",
  ],
  [
    "passkey-code-refused",
    "The account asks for a code as well, and the passkey in its place is not accepted.",
  ],
])("the scenario %s is described, and begins where its call is made", (name, tells) => {
  const begins = /regist/.test(name) ? "register" : "login"

  expect(signInFaults[name]).toMatchObject({ tells, begins })
})
