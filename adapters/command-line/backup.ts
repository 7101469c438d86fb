import { operate } from "./operator.ts"

await operate("backup")
