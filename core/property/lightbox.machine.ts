import { assign, setup } from "xstate"
import { pinchedBy, swipedBy, turnedBy, zoomedBy } from "./lightbox.ts"

export type LightboxEvent =
  | { readonly type: "guest.opened"; readonly index: number }
  | { readonly type: "guest.turned"; readonly by: -1 | 1 }
  | { readonly type: "guest.chose"; readonly index: number }
  | { readonly type: "guest.swiped"; readonly pixels: number }
  | { readonly type: "guest.zoomed"; readonly steps: number }
  | { readonly type: "guest.pinched"; readonly factor: number }
  | { readonly type: "guest.moved"; readonly right: number; readonly down: number }
  | { readonly type: "guest.reset" }
  | { readonly type: "guest.closed" }

export type LightboxContext = {
  readonly pictures: number
  readonly index: number
  readonly zoom: number
  readonly right: number
  readonly down: number
}

const whole = { zoom: 1, right: 0, down: 0 } as const

/** Looks at the pictures of a property, one after the other and as near as the guest likes. */
export const lightboxMachine = setup({
  types: {
    input: {} as { readonly pictures: number },
    context: {} as LightboxContext,
    events: {} as LightboxEvent,
  },
  guards: { isZoomedIn: ({ context }) => context.zoom > 1 },
  actions: {
    turn: assign(({ context }, by: number) => ({
      ...whole,
      index: turnedBy(context.index, by, context.pictures),
    })),
    zoomTo: assign(({ context }, zoom: number) =>
      zoom <= 1 ? { ...whole, zoom } : { ...context, zoom },
    ),
  },
}).createMachine({
  id: "lightbox",
  description:
    "Looks at the pictures of a property, one after the other and as near as the guest likes.",
  context: ({ input }) => ({ pictures: input.pictures, index: 0, ...whole }),
  initial: "closed",
  states: {
    closed: {
      description: "The pictures stand on the page.",
      on: {
        "guest.opened": {
          target: "open",
          actions: { type: "turn", params: ({ context, event }) => event.index - context.index },
        },
      },
    },
    open: {
      description: "One picture fills the screen; the page behind waits.",
      on: {
        "guest.turned": { actions: { type: "turn", params: ({ event }) => event.by } },
        "guest.chose": {
          actions: { type: "turn", params: ({ context, event }) => event.index - context.index },
        },
        "guest.swiped": [
          {
            guard: "isZoomedIn",
            actions: assign({ right: ({ context, event }) => context.right + event.pixels }),
          },
          { actions: { type: "turn", params: ({ event }) => swipedBy(event.pixels) } },
        ],
        "guest.zoomed": {
          actions: {
            type: "zoomTo",
            params: ({ context, event }) => zoomedBy(context.zoom, event.steps),
          },
        },
        "guest.pinched": {
          actions: {
            type: "zoomTo",
            params: ({ context, event }) => pinchedBy(context.zoom, event.factor),
          },
        },
        "guest.moved": {
          guard: "isZoomedIn",
          actions: assign({
            right: ({ context, event }) => context.right + event.right,
            down: ({ context, event }) => context.down + event.down,
          }),
        },
        "guest.reset": { actions: assign(whole) },
        "guest.closed": { target: "closed", actions: assign(whole) },
      },
    },
  },
})
