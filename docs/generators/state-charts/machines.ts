import { inquiryMachine } from "#core/contact/inquiry.machine.ts"
import { uploadMachine } from "#core/contact/upload.machine.ts"
import { preferencesMachine } from "#core/preferences/preferences.machine.ts"
import { releaseMachine } from "#core/release/release.machine.ts"
import { shortlistMachine } from "#core/shortlist/shortlist.machine.ts"
import { accountMachines } from "./account.machines.ts"
import type { ChartedMachine } from "./charted-machine.ts"
import { bookedMachines, bookingMachines } from "./stay.machines.ts"

const contactMachines: ReadonlyArray<ChartedMachine> = [
  {
    name: "inquiry",
    title: "Writing to us",
    machine: inquiryMachine,
    asks: { sendInquiry: "sendInquiry" },
  },
  {
    name: "upload",
    title: "Sending a file ahead",
    machine: uploadMachine,
    asks: { sendAhead: "attach" },
  },
]

const pageMachines: ReadonlyArray<ChartedMachine> = [
  {
    name: "preferences",
    title: "Language and theme",
    machine: preferencesMachine,
    asks: {
      fetchWords: "Fetches the words of a language: a file of the build, no call of the API.",
    },
    unseen: { changingLanguage: "the page looks as it did until the other words are there" },
  },
  {
    name: "shortlist",
    title: "Keeping saved stays",
    machine: shortlistMachine,
    asks: { joinLists: "joinShortlist" },
    unseen: {
      joining: "the page shows what the device keeps until the account has answered",
      joined: "the list itself is what a guest sees",
      behind: "nothing is lost, and the account is asked again by itself",
      left: "the page looks as it does for whoever is not signed in",
    },
  },
  {
    name: "release",
    title: "Noticing a newer build",
    machine: releaseMachine,
    asks: { askForBuild: "Reads the mark that every build leaves: `builds/latest.json`." },
    unseen: {
      asking: "the page looks as it did before somebody asked",
      paused: "it lasts as long as nobody looks at the tab",
      reloading: "the browser draws the page again",
    },
  },
]

/** The machines of one stretch of a guest's way. */
export interface Chapter {
  readonly title: string
  readonly machines: ReadonlyArray<ChartedMachine>
}

/** Every machine of the product, in the order in which a guest meets them. */
export const chapters: ReadonlyArray<Chapter> = [
  { title: "Finding and booking a stay", machines: bookingMachines },
  { title: "Once a stay is booked", machines: bookedMachines },
  { title: "Having an account", machines: accountMachines },
  { title: "Writing to us", machines: contactMachines },
  { title: "On every page", machines: pageMachines },
]

export const chartedMachines: ReadonlyArray<ChartedMachine> = chapters.flatMap(
  ({ machines }) => machines,
)
