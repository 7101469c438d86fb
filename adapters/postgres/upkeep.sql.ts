import type { Connection } from "./database.ts"

const BUSY = "property, room_type, night, block, booking, job, stored_answer, tries"

/** Lets the planner know what the tables look like now. */
export const analyse = (connection: Connection) => connection.query(`analyze ${BUSY}`)

/** Sweeps out what was overwritten, which the embedded database never does by itself. */
export const vacuum = (connection: Connection) => connection.query(`vacuum (analyze) ${BUSY}`)
