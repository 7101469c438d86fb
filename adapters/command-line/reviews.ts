import { operate } from "./operator/operator.ts"

await operate("reviews")
