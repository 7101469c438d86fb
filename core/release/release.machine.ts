import { raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"

/** What a page knows of the build it came from, and how often it asks for a newer one. */
export type ReleaseInput = {
  readonly build: string
  readonly pollMs: number
  readonly isHidden: boolean
}

export type ReleaseEvent =
  | { readonly type: "tab.hidden" }
  | { readonly type: "tab.shown" }
  | { readonly type: "guest.reloaded" }
  | { readonly type: "guest.postponed" }
  | { readonly type: "build.same" }
  | { readonly type: "build.newer" }
  | { readonly type: "build.unknown" }

/** Notices that a newer build is out, and never reloads a page by itself. */
export const releaseMachine = setup({
  types: {
    input: {} as ReleaseInput,
    context: {} as ReleaseInput,
    events: {} as ReleaseEvent,
  },
  actors: { askForBuild: toBeProvided<{ build: string }, ReleaseEvent>() },
  actions: { reload: () => {} },
  delays: { betweenPolls: ({ context }) => context.pollMs },
  guards: { isHidden: ({ context }) => context.isHidden },
}).createMachine({
  id: "release",
  description: "Notices that a newer build is out, and never reloads a page by itself.",
  context: ({ input }) => input,
  initial: "starting",
  states: {
    starting: {
      description: "The page stands; whether its tab can be seen decides how it goes on.",
      always: [{ guard: "isHidden", target: "paused" }, { target: "current" }],
    },
    current: {
      description: "No newer build is known; after a while somebody asks.",
      after: { betweenPolls: "asking" },
      on: { "tab.hidden": "paused" },
    },
    asking: {
      description: "The server is asked which build is the latest.",
      invoke: {
        src: "askForBuild",
        input: ({ context }) => ({ build: context.build }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "build.same": "current",
        "build.newer": "outdated",
        "build.unknown": "current",
        "tab.hidden": "paused",
      },
    },
    paused: {
      description: "Nobody sees the tab, so nobody asks; when it is shown again it asks at once.",
      on: { "tab.shown": "asking" },
    },
    outdated: {
      description: "A newer build is out; a quiet bar offers to reload.",
      on: { "guest.reloaded": "reloading", "guest.postponed": "postponed" },
    },
    postponed: {
      description: "The guest goes on with this build; the bar is gone until the next full load.",
    },
    reloading: {
      description: "The page loads again, as the guest asked.",
      entry: "reload",
      type: "final",
    },
  },
})
