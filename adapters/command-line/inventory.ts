import { malaysianDateAt } from "#core/stay/calendar.ts"
import { runInventory } from "./inventory-run.ts"
import { inventoryTaskIn, USAGE } from "./inventory-words.ts"
import { tokens } from "../bindings/server/tokens.ts"
import { exitAfter, onStore, say, stop } from "./operator.ts"

const asked = inventoryTaskIn(process.argv.slice(2))
const task = typeof asked === "string" ? stop([asked, "", USAGE]) : asked

await exitAfter(
  runInventory(task, {
    today: malaysianDateAt(Date.now()),
    say,
    withKeeper: (work) => onStore((store) => work(store.get(tokens.inventoryKeeper))),
  }),
)
