import { assign, raise, setup } from "xstate"
import { toBeProvided } from "../kernel/actors.ts"
import { enteredBy } from "../kernel/entering-event.ts"
import type { Issue } from "../kernel/issue.ts"
import type { PictureTrouble } from "./account.errors.ts"
import type { ProfileDetails, ProfileView } from "./profile.ts"
import { isRequested } from "./requested-verification.ts"

export type ProfileEvent =
  | { readonly type: "guest.saved"; readonly details: ProfileDetails }
  | { readonly type: "guest.chosePicture"; readonly file: Uint8Array }
  | { readonly type: "guest.removedPicture" }
  | { readonly type: "guest.removedCard" }
  | { readonly type: "guest.retried" }
  | { readonly type: "profile.read"; readonly profile: ProfileView }
  | { readonly type: "profile.kept"; readonly profile: ProfileView }
  | { readonly type: "profile.refused"; readonly issues: ReadonlyArray<Issue> }
  | { readonly type: "picture.refused"; readonly reason: PictureTrouble }
  | { readonly type: "profile.signedOut" }
  | { readonly type: "profile.unreachable" }

export type ProfileContext = {
  readonly profile: ProfileView | null
  readonly issues: ReadonlyArray<Issue>
  readonly reason: PictureTrouble | null
  /** What was saved last is another identity than the one that was verified or waits to be. */
  readonly endedVerification: boolean
}

const isLookedAt = (profile: ProfileView | null): boolean =>
  profile !== null && isRequested[profile.verification]

const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as "form" | "busy",
  },
  actors: {
    read: toBeProvided<object, ProfileEvent>(),
    save: toBeProvided<ProfileDetails, ProfileEvent>(),
    setPicture: toBeProvided<{ file: Uint8Array }, ProfileEvent>(),
    removePicture: toBeProvided<object, ProfileEvent>(),
    removeCard: toBeProvided<object, ProfileEvent>(),
  },
  actions: {
    keep: assign(({ context }, profile: ProfileView) => ({
      profile,
      issues: [],
      reason: null,
      endedVerification: isLookedAt(context.profile) && profile.verification === "unverified",
    })),
  },
})

const kept = {
  type: "keep",
  params: ({ event }: { event: { profile: ProfileView } }) => event.profile,
} as const

/** What a guest can do with a profile that is loaded. */
const ways = {
  "guest.saved": "saving",
  "guest.chosePicture": "settingPicture",
  "guest.removedPicture": "removingPicture",
  "guest.removedCard": "removingCard",
} as const

/** A guest's own details, picture and kept card, read and changed. */
export const profileMachine = profileSetup.createMachine({
  id: "profile",
  description: "A guest's own details, picture and kept card, read and changed.",
  context: { profile: null, issues: [], reason: null, endedVerification: false },
  initial: "loading",
  states: {
    loading: {
      description: "The profile is on its way.",
      invoke: {
        src: "read",
        input: {},
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "profile.read": { target: "standing", actions: kept },
        "profile.signedOut": "signedOut",
        "profile.unreachable": "lost",
      },
    },
    lost: {
      description: "The profile could not be read; asking again may help.",
      on: { "guest.retried": "loading" },
    },
    standing: {
      description: "The profile is there to be read and typed into.",
      tags: ["form"],
      on: ways,
    },
    saving: {
      description: "The details are being kept.",
      tags: ["form", "busy"],
      invoke: {
        src: "save",
        input: ({ event }) => enteredBy(event, "guest.saved").details,
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "profile.kept": { target: "saved", actions: kept },
        "profile.refused": {
          target: "refused",
          actions: assign({ issues: ({ event }) => event.issues }),
        },
        "profile.signedOut": "signedOut",
        "profile.unreachable": "unclear",
      },
    },
    saved: { description: "What was typed is kept.", tags: ["form"], on: ways },
    refused: {
      description: "Some of what was typed breaks a rule; every field says which.",
      tags: ["form"],
      on: ways,
    },
    unclear: {
      description: "Nobody answered; what was typed is still there, and may be sent again.",
      tags: ["form"],
      on: ways,
    },
    settingPicture: {
      description: "The picture is being sent and made square.",
      tags: ["form", "busy"],
      invoke: {
        src: "setPicture",
        input: ({ event }) => ({ file: enteredBy(event, "guest.chosePicture").file }),
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "profile.kept": { target: "pictured", actions: kept },
        "picture.refused": {
          target: "pictureRefused",
          actions: assign({ reason: ({ event }) => event.reason }),
        },
        "profile.signedOut": "signedOut",
        "profile.unreachable": "pictureUnclear",
      },
    },
    removingPicture: {
      description: "The picture is being removed.",
      tags: ["form", "busy"],
      invoke: {
        src: "removePicture",
        input: {},
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "profile.kept": { target: "pictured", actions: kept },
        "profile.signedOut": "signedOut",
        "profile.unreachable": "pictureUnclear",
      },
    },
    pictured: {
      description: "The picture is as the guest asked.",
      tags: ["form"],
      on: ways,
    },
    pictureRefused: {
      description: "The file is no picture that can be used; the guest is told why.",
      tags: ["form"],
      on: ways,
    },
    pictureUnclear: {
      description: "Nobody answered; the picture may be sent again.",
      tags: ["form"],
      on: ways,
    },
    removingCard: {
      description: "The kept card is being removed.",
      tags: ["form", "busy"],
      invoke: {
        src: "removeCard",
        input: {},
        onDone: { actions: raise(({ event }) => event.output) },
      },
      on: {
        "profile.kept": { target: "cardRemoved", actions: kept },
        "profile.signedOut": "signedOut",
        "profile.unreachable": "cardUnclear",
      },
    },
    cardRemoved: { description: "No card is kept any more.", tags: ["form"], on: ways },
    cardUnclear: {
      description: "Nobody answered; the card may be removed again.",
      tags: ["form"],
      on: ways,
    },
    signedOut: {
      description: "The session has ended; the guest signs in and comes back here.",
      type: "final",
    },
  },
})
