import { contextOf } from "./checkout.context.ts"
import { checkoutSetup } from "./checkout.setup.ts"
import { ending } from "./ending.states.ts"
import { fillingIn } from "./filling-in.states.ts"
import { findingOut } from "./finding-out.states.ts"
import { paying } from "./paying.states.ts"
import { provingAddress } from "./proving-address.states.ts"
import { settling } from "./settling.states.ts"
import { takingRooms } from "./taking-rooms.states.ts"

/** Takes a guest from a chosen stay to a paid and confirmed booking; the server's word always wins. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  description: "From a chosen stay to a paid and confirmed booking; the server's word always wins.",
  context: ({ input }) => contextOf(input),
  initial: "arriving",
  states: {
    ...takingRooms,
    ...findingOut,
    ...fillingIn,
    ...provingAddress,
    ...paying,
    ...settling,
    ...ending,
  },
})
