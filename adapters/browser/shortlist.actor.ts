import type { Shortlists } from "#core/account/shortlists.port.ts"
import { answering } from "#core/kernel/actors.ts"
import { shortlistMachine, type JoinAnswer } from "#core/shortlist/shortlist.machine.ts"
import type { Shortlist } from "#core/shortlist/shortlist.ts"
import { Effect } from "effect"
import { createActor } from "xstate"
import type { DeviceShortlist } from "./shortlist.browser.ts"

const joining = (shortlists: Shortlists) =>
  answering((marks: Shortlist) =>
    shortlists.join(marks).pipe(
      Effect.map((joined): JoinAnswer => ({ type: "account.joined", marks: joined })),
      Effect.catchTags({
        NotSignedIn: () => Effect.succeed<JoinAnswer>({ type: "account.signedOut" }),
        AccountsUnreachable: () => Effect.succeed<JoinAnswer>({ type: "account.unreachable" }),
      }),
    ),
  )

/** Keeps the list of the device and that of the account the same, until the guest signs out. */
export const startShortlist = (shortlists: Shortlists, device: DeviceShortlist) => {
  const machine = shortlistMachine.provide({
    actors: { joinLists: joining(shortlists) },
    actions: {
      keepOnDevice: (_, marks) => device.join(marks),
      forgetOnDevice: () => device.forget(),
    },
  })
  const actor = createActor(machine, { input: { marks: device.read() } })
  const ignore = device.onMark(() => actor.send({ type: "guest.marked", marks: device.read() }))
  actor.subscribe({ complete: ignore })
  actor.start()
  return { signOut: () => actor.send({ type: "guest.signedOut" }) }
}
