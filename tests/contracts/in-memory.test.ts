import { inMemoryDeskStore } from "#fixtures/doubles/desk-store.in-memory.ts"
import { inMemoryInquiryStore } from "#fixtures/doubles/inquiry-store.in-memory.ts"
import { inMemoryJobs } from "#fixtures/doubles/jobs.in-memory.ts"
import { shelvesWith } from "#fixtures/doubles/shelves.ts"
import { inMemoryStoredAnswers } from "#fixtures/doubles/stored-answers.in-memory.ts"
import { inMemoryTries } from "#fixtures/doubles/tries.in-memory.ts"
import { deskStoreContract } from "./desk-store.contract.ts"
import type { OpenDesk } from "./desk-store.desk.ts"
import { inquiryStoreContract } from "./inquiry-store.contract.ts"
import { jobsContract } from "./jobs.contract.ts"
import { storedAnswersContract } from "./stored-answers.contract.ts"
import { triesContract } from "./tries.contract.ts"

const openDesk: OpenDesk = async (stock) => {
  const shelves = shelvesWith(stock)
  return { store: inMemoryDeskStore(shelves), jobs: inMemoryJobs(shelves) }
}

deskStoreContract("memory", openDesk)
jobsContract("memory", openDesk)
inquiryStoreContract("memory", async () => {
  const letters: Array<string> = []
  return {
    store: inMemoryInquiryStore(({ key }) => letters.push(key)),
    letters: async () => letters,
  }
})
storedAnswersContract("memory", async () => inMemoryStoredAnswers())
triesContract("memory", async () => inMemoryTries())
