import { runServer } from "#adapters/server.ts"

// `node tests/support/serve-build.ts FOLDER`: the server as ever, with the pages of another build.

await runServer(process.argv[2])
