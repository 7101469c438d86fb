import { execFileSync } from "node:child_process"

/** Whom a server runs as. */
export interface Owner {
  readonly uid?: number
  readonly gid?: number
}

const idOf = (flag: "-u" | "-g", user: string): number =>
  Number(
    execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  )

/** PostgreSQL refuses to run as root, so root hands it to a user without rights. */
export const ownerOfServer = (): Owner => {
  if (process.getuid?.() !== 0) return {}
  try {
    return { uid: idOf("-u", "postgres"), gid: idOf("-g", "postgres") }
  } catch {
    return { uid: idOf("-u", "nobody"), gid: idOf("-g", "nobody") }
  }
}
