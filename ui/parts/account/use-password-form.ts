import type { Issue } from "#core/kernel/issue.ts"
import { submitting } from "../fields/submitting.ts"
import { useForm } from "../fields/use-form.ts"

/** What is wrong with a password that is typed to be checked: only that it may be missing. */
export const missingPassword = (password: string, path = "password"): ReadonlyArray<Issue> =>
  password === "" ? [{ path, code: "PasswordMissing" }] : []

const labels = { password: "account.password" } as const

/** A form that asks for the guest's own password and nothing else; it is sent by a press. */
export const usePasswordForm = (
  name: string,
  isBusy: boolean,
  send: (password: string) => void,
) => {
  const form = useForm({ name, labels, empty: { password: "" }, secrets: ["password"] })
  const submit = submitting(form, {
    isBusy,
    issuesOf: ({ password }) => missingPassword(password),
    send: ({ password }) => send(password),
  })
  return { form, submit }
}
