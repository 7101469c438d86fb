import { enableCompileCache } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

// `npm start`: the pages first, when they are missing or old, then the server. What was compiled
// for the last start is kept, so that the next one need not begin with a thousand modules.

const root = fileURLToPath(new URL("../../", import.meta.url))
process.env["NODE_ENV"] ??= "production"
enableCompileCache(join(root, "node_modules", ".cache", "compiled"))
const { freshBuild } = await import("./site/fresh-build.ts")
await freshBuild(root, (line) => console.log(line))
const { runServer } = await import("../server.ts")
await runServer()
