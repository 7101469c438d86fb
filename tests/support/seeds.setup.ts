import { replayOf } from "./seeds.ts"

const replay = replayOf(process.env)
if (replay !== null) (await import("fast-check")).configureGlobal(replay)
