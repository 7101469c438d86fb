import { ContainerModule } from "inversify"
import { systemRandomness, systemClock } from "../../system/world.system.ts"
import { tokens } from "./tokens.ts"

/** What the operating system gives: time and randomness. */
export const environmentBindings = new ContainerModule(({ bind }) => {
  bind(tokens.clock).toConstantValue(systemClock)
  bind(tokens.randomness).toConstantValue(systemRandomness)
})
