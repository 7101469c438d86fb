import type { Guest } from "./guest.ts"

/** Registers with an address and proves it by the link of the welcome; the profile is open then. */
export const registersProved = async (guest: Guest, email: string): Promise<void> => {
  await guest.goesTo("/register?redirect=/account/profile")
  await guest.registers(email)
  await guest.sees(guest.say("profile.email.unverified"))
  await guest.goesTo(await guest.readsLetter(email, guest.say("mail.welcome.subject")))
  await guest.sees(guest.say("profile.email.proved"))
}
