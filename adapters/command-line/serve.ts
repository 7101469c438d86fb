import { fileURLToPath } from "node:url"
import { runServer } from "../server.ts"
import { freshBuild } from "./fresh-build.ts"

// `npm start`: the pages first, when they are missing or old, then the server.

process.env["NODE_ENV"] ??= "production"
await freshBuild(fileURLToPath(new URL("../../", import.meta.url)), (line) => console.log(line))
await runServer()
