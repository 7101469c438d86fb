import { malaysianDateAt } from "#core/stay/calendar.ts"
import { Result } from "effect"
import { openStore } from "../bindings/store.ts"
import { readConfiguration } from "../configuration/configuration.ts"
import { inventoryTaskIn, USAGE } from "./inventory-words.ts"
import { runInventory, type InventoryWorld } from "./inventory-run.ts"

const say = (line: string): void => console.log(line)

const stop = (sentences: ReadonlyArray<string>): never => {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}

const withKeeper: InventoryWorld["withKeeper"] = async (work) => {
  const configuration = readConfiguration(process.env)
  if (Result.isFailure(configuration)) return stop(configuration.failure)
  const store = await openStore(configuration.success, { say })
  try {
    return await work(store.inventory)
  } finally {
    await store.close()
  }
}

const task = inventoryTaskIn(process.argv.slice(2))
if (typeof task === "string") stop([task, "", USAGE])
else
  process.exitCode = await runInventory(task, {
    today: malaysianDateAt(Date.now()),
    say,
    withKeeper,
  }).catch((error: unknown) => stop([error instanceof Error ? error.message : String(error)]))
