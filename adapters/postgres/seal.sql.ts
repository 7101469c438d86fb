import type { Connection } from "./database.ts"

/** Leaves a proof of the secret, unless there is one already. */
export const insertProof = (connection: Connection, proof: string) =>
  connection.query("insert into seal (proof) values ($1) on conflict do nothing", [proof])

export const selectProof = (connection: Connection) =>
  connection.query<{ proof: string }>("select proof from seal")
