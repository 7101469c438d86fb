import { Effect } from "effect"
import { answering } from "../kernel/actors.ts"
import type { SignedIn } from "./account.ts"
import { sessionsMachine, type SessionsEvent } from "./sessions.machine.ts"
import type { Sessions } from "./sessions.port.ts"

type Tag = "SessionNotFound" | "NotSignedIn" | "AccountsUnreachable"

const answers: Readonly<Record<Tag, SessionsEvent>> = {
  // Somebody else ended it: what the guest wanted is so.
  SessionNotFound: { type: "session.ended" },
  NotSignedIn: { type: "sessions.signedOut" },
  AccountsUnreachable: { type: "sessions.unreachable" },
}

const told = ({ _tag }: { readonly _tag: Tag }): SessionsEvent => answers[_tag]

const ended = ({ user }: SignedIn): SessionsEvent => ({
  type: user === null ? "sessions.signedOut" : "session.ended",
})

/** The machine of signed-in browsers with its actors played by the session service. */
export const sessionsWith = (sessions: Sessions) =>
  sessionsMachine.provide({
    actors: {
      list: answering(() =>
        sessions.list().pipe(
          Effect.match({
            onSuccess: (listed): SessionsEvent => ({ type: "sessions.listed", sessions: listed }),
            onFailure: told,
          }),
        ),
      ),
      end: answering(({ id }) =>
        sessions.end(id).pipe(Effect.match({ onSuccess: ended, onFailure: told })),
      ),
      endAll: answering(() =>
        sessions.endAll().pipe(Effect.match({ onSuccess: ended, onFailure: told })),
      ),
    },
  })
