import { bookingsContract } from "./bookings.contract.ts"
import { inquiriesContract } from "./inquiries.contract.ts"
import { serverInMemory } from "./keepers.ts"
import { managingContract } from "./managing.contract.ts"
import { messagesContract } from "./messages.contract.ts"
import { propertiesContract } from "./properties.contract.ts"
import { reviewsContract } from "./reviews.contract.ts"
import { supplyContract } from "./supply.contract.ts"

bookingsContract("the server, in memory", serverInMemory)
managingContract("the server, in memory", serverInMemory)
inquiriesContract("the server, in memory", serverInMemory)
messagesContract("the server, in memory", serverInMemory)
reviewsContract("the server, in memory", serverInMemory)
propertiesContract("the server, in memory", serverInMemory)
supplyContract("the server, in memory", serverInMemory)
