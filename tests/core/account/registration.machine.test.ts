import { AccountsUnreachable, RegistrationRefused, TooBusy } from "#core/account/account.errors.ts"
import type { Accounts } from "#core/account/accounts.port.ts"
import type { Registration } from "#core/account/credentials.ts"
import { registrationWith } from "#core/account/registration.actors.ts"
import { TooManyAttempts } from "#core/booking/booking.errors.ts"
import { aUser } from "#fixtures/builders/an-account.ts"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { courseOf } from "./course.ts"

const registration: Registration = {
  firstName: "Aisyah",
  lastName: "Tan",
  email: "aisyah.tan@example.com",
  password: "kopi-o kosong",
  confirmPassword: "kopi-o kosong",
  language: "en",
}
const registered = { type: "guest.registered", registration } as const
const issues = [{ path: "password", code: "PasswordTooShort" }]
const untouched = { user: null, issues: [], retryAfterSeconds: 0 }

const registering = (register: Accounts["register"]) =>
  courseOf(registrationWith({ register }), undefined, registered)

it("creates the account that was typed and signs in to it", async () => {
  const asked: Array<Registration> = []

  const { states, context } = await registering((typed) => {
    asked.push(typed)
    return Effect.succeed({ user: aUser() })
  })

  expect(states).toEqual(["typing", "registering busy", "registered over"])
  expect(context).toEqual({ ...untouched, user: aUser() })
  expect(asked).toEqual([registration])
})

it.each<[string, ReturnType<Accounts["register"]>, object]>([
  ["refused", Effect.fail(new RegistrationRefused({ issues })), { issues }],
  [
    "slowed",
    Effect.fail(new TooManyAttempts({ retryAfterSeconds: 30 })),
    { retryAfterSeconds: 30 },
  ],
  ["slowed", Effect.fail(new TooBusy({ retryAfterSeconds: 2 })), { retryAfterSeconds: 2 }],
  ["unreachable", Effect.fail(new AccountsUnreachable()), {}],
  ["unreachable", Effect.succeed({ user: null }), {}],
])("is %s when the answer is no", async (state, answer, noted) => {
  const { states, context } = await registering(() => answer)

  expect(states).toEqual(["typing", "registering busy", state])
  expect(context).toEqual({ ...untouched, ...noted })
})
