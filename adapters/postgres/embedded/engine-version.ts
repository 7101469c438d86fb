import { readFileSync } from "node:fs"

const manifest = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"))

/** The version of the embedded database, which reads no other version's folders for sure. */
export const engineVersion: string = JSON.parse(readFileSync(manifest, "utf8")).version
