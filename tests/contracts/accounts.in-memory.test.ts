import { accountsContract } from "./accounts.contract.ts"
import { apiMocked, serverInMemory } from "./keepers.ts"

accountsContract("the server, in memory", serverInMemory)
accountsContract("the mocked API", apiMocked)
