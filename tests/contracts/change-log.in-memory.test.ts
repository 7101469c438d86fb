import { inMemoryChangeLog } from "#fixtures/doubles/change-log.in-memory.ts"
import { changeLogContract } from "./change-log.contract.ts"

changeLogContract("memory", async () => inMemoryChangeLog())
