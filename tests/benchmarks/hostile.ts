import { table } from "./figures.ts"
import { hostileCrowd } from "./hostile-crowd.ts"

// `npm run hostile -- [requests]`: guests read what is theirs among requests that mean harm, on the
// embedded database; nobody may be told what is another's, and nothing may break.

const [requests = 100_000] = process.argv.slice(2).map(Number)

const start = performance.now()
const report = await hostileCrowd(requests)
const seconds = (performance.now() - start) / 1000
const { foreign, missing, serverErrors, statuses, examples } = report
for (const example of examples) console.error(example)
table(`${report.requests} requests in ${seconds.toFixed(0)} s, guests and attackers at once`, [
  ["", "answers"],
  ["what is another guest's", `${foreign}`],
  ["without what is the guest's own", `${missing}`],
  ["500 and above", `${serverErrors}`],
  ...[...statuses].toSorted().map(([status, count]) => [`${status}`, `${count}`]),
])
process.exitCode = foreign + missing + serverErrors === 0 ? 0 : 1
