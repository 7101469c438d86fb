import { bookingsContract } from "./bookings.contract.ts"
import { inquiriesContract } from "./inquiries.contract.ts"
import { apiMocked } from "./keepers.ts"
import { managingContract } from "./managing.contract.ts"
import { messagesContract } from "./messages.contract.ts"
import { propertiesContract } from "./properties.contract.ts"
import { reviewsContract } from "./reviews.contract.ts"
import { supplyContract } from "./supply.contract.ts"

bookingsContract("the mocked API", apiMocked)
managingContract("the mocked API", apiMocked)
inquiriesContract("the mocked API", apiMocked)
messagesContract("the mocked API", apiMocked)
reviewsContract("the mocked API", apiMocked)
propertiesContract("the mocked API", apiMocked)
supplyContract("the mocked API", apiMocked)
