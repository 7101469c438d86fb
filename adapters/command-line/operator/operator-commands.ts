import type { Blocks } from "#core/inventory/blocks.port.ts"
import type { Author } from "#core/inventory/change-log.port.ts"
import { malaysianDateAt } from "#core/stay/calendar.ts"
import { Effect } from "effect"
import type { Container } from "inversify"
import { resolve } from "node:path"
import { tokens } from "../../bindings/server/tokens.ts"
import { ACCOUNTS_USAGE, accountsTaskIn, runAccounts } from "../guests/accounts-run.ts"
import { BACKUP_USAGE, backupFolderIn, runBackup } from "../store/backup-run.ts"
import { runChannels } from "../channels/channels-run.ts"
import {
  CHANNELS_USAGE,
  channelsTaskIn,
  withoutAddress,
  type ChannelsTask,
} from "../channels/channels-words.ts"
import { needsStore, runInventory } from "../inventory/inventory-run.ts"
import { authorOf } from "../inventory/inventory-author.ts"
import { inventoryTaskIn, isRehearsal, USAGE } from "../inventory/inventory-words.ts"
import { LETTERS_USAGE, lettersTaskIn, runLetters } from "../guests/letters-run.ts"
import type { OperatorCommandName } from "./operator-protocol.ts"
import { REVIEWS_USAGE, reviewsTaskIn, runReviews } from "../guests/reviews-run.ts"
import { systemDigest } from "../../system/world.system.ts"
import { showingFiles } from "../guests/showing-files.ts"

/** Where a command runs: at the operator's own command line, or in the running site for it. */
export type OperatorWorld = {
  readonly say: (line: string) => void
  /** Relative paths are resolved from this folder. */
  readonly folder: string
  /** Where guests and other sites find this one. */
  readonly site: string
  /** Whether guests are served by the same process, and wait for what is done at one go. */
  readonly isBesideGuests: boolean
  /** Resolves when the operator has looked at what is shown. */
  readonly untilSeen: () => Promise<void>
  readonly withStore: <A>(work: (store: Container) => Promise<A>) => Promise<A>
}

/** A command whose words were understood. */
export type Understood = {
  readonly needsStore: boolean
  readonly run: (world: OperatorWorld) => Promise<number>
}

type Complaint = { readonly complaints: ReadonlyArray<string> }
type OperatorCommand = (words: ReadonlyArray<string>) => Understood | Complaint

/** Properties that are put in one transaction. */
const [FEW, MANY] = [20, 200]

/** Says what would be changed, and writes neither to the database nor to the files. */
const rehearsal = (store: Container, say: (line: string) => void) => ({
  ...store.get(tokens.rehearsedInventory)(({ property, parts }) => {
    for (const part of parts) say(`${property}: ${part}`)
  }),
  files: { ...store.get(tokens.files), keep: () => Effect.void },
})

const inventory: OperatorCommand = (words) => {
  const task = inventoryTaskIn(words)
  if (typeof task === "string") return { complaints: [task, "", USAGE] }
  return {
    needsStore: needsStore(task),
    run: ({ say, folder, isBesideGuests, withStore }) =>
      runInventory(task, {
        isRehearsal: isRehearsal(words),
        atOnce: isBesideGuests ? FEW : MANY,
        today: malaysianDateAt(Date.now()),
        say,
        folder,
        withStore: (work) =>
          withStore((store) =>
            work({
              ...(isRehearsal(words)
                ? rehearsal(store, say)
                : {
                    ...store.get(tokens.operatorInventory)(authorOf(words, folder)),
                    files: store.get(tokens.files),
                  }),
              cutter: store.get(tokens.pictureCutter),
              catalogue: store.get(tokens.wholeCatalogue),
              changeLog: store.get(tokens.changeLog),
            }),
          ),
      }),
  }
}

const accounts: OperatorCommand = (words) => {
  const task = accountsTaskIn(words)
  if (task === null) return { complaints: [ACCOUNTS_USAGE] }
  return {
    needsStore: true,
    run: ({ say, untilSeen, withStore }) =>
      withStore((store) =>
        runAccounts(task, {
          store: store.get(tokens.accountStore),
          clock: store.get(tokens.clock),
          identityPictures: store.get(tokens.identityPictures),
          show: showingFiles({ say, untilSeen }),
          say,
        }),
      ),
  }
}

const letters: OperatorCommand = (words) => {
  const task = lettersTaskIn(words)
  if (task === null) return { complaints: [LETTERS_USAGE] }
  return {
    needsStore: true,
    run: ({ say, withStore }) =>
      withStore((store) =>
        runLetters(task, { jobs: store.get(tokens.jobs), clock: store.get(tokens.clock), say }),
      ),
  }
}

/** What a calendar says is nobody's order; lifting its blocks is. */
const blocksFor = (
  task: ChannelsTask,
  store: Container,
  { author, say }: { readonly author: Author; readonly say: (line: string) => void },
): Blocks => {
  switch (task.kind) {
    case "unfollow":
      return store.get(tokens.operatorInventory)(author).blocks
    case "follow":
      return task.isRehearsal ? rehearsal(store, say).blocks : store.get(tokens.blocks)
    case "address":
    case "list":
      return store.get(tokens.blocks)
    default:
      return task satisfies never
  }
}

const channels: OperatorCommand = (words) => {
  const task = channelsTaskIn(words)
  if (task === null) return { complaints: [CHANNELS_USAGE] }
  return {
    needsStore: true,
    run: ({ say, site, folder, withStore }) =>
      withStore((store) => {
        const author = authorOf(withoutAddress(words), folder)
        return runChannels(task, {
          channels: store.get(tokens.operatorChannels)(author),
          blocks: blocksFor(task, store, { author, say }),
          bookings: store.get(tokens.bookingStore),
          contactsOf: store.get(tokens.contactDirectory).contactsOf,
          catalogue: store.get(tokens.wholeCatalogue),
          fetcher: store.get(tokens.feedFetcher),
          format: store.get(tokens.calendarFormat),
          clock: store.get(tokens.clock),
          randomness: store.get(tokens.randomness),
          digest: systemDigest,
          site,
          say,
        })
      }),
  }
}

const reviews: OperatorCommand = (words) => {
  const task = reviewsTaskIn(words)
  if (task === null) return { complaints: [REVIEWS_USAGE] }
  return {
    needsStore: true,
    run: ({ say, folder, withStore }) =>
      withStore((store) =>
        runReviews(task, {
          moderation: store.get(tokens.reviewModeration)(authorOf(words, folder)),
          say,
        }),
      ),
  }
}

const backup: OperatorCommand = (words) => {
  const target = backupFolderIn(words)
  if (target === null) return { complaints: [BACKUP_USAGE] }
  return {
    needsStore: true,
    run: ({ say, folder, withStore }) =>
      withStore((store) =>
        runBackup(resolve(folder, target), { take: store.get(tokens.backup), say }),
      ),
  }
}

/** What operators may ask for, on a store of their own or of the running site: the same code. */
export const operatorCommands: Readonly<Record<OperatorCommandName, OperatorCommand>> = {
  inventory,
  accounts,
  letters,
  channels,
  reviews,
  backup,
}
