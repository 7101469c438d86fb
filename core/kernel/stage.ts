import { present } from "./present.ts"

/** A context in which these fields are filled. */
type Filled<Context, Field extends keyof Context> = Context & {
  readonly [Name in Field]: NonNullable<Context[Name]>
}

/**
 * A stage of a machine: the states into which every way has filled these fields. XState has one type of
 * context for all states, so that the compiler cannot know what a state may rely on. A stage names it
 * once, and its states read a context of that type; where a field is missing after all, that is a defect
 * and stops the machine.
 */
export const stageOf =
  <Context>() =>
  <const Field extends keyof Context>(...fields: ReadonlyArray<Field>) =>
  (context: Context): Filled<Context, Field> => {
    for (const field of fields) present(context[field])
    return context as Filled<Context, Field>
  }
