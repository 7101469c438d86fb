import { operate } from "./operator.ts"

await operate("reviews")
