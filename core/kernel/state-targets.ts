type TargetOf<Transition> = Transition extends string
  ? Transition
  : Transition extends ReadonlyArray<infer One>
    ? TargetOf<One>
    : Transition extends { readonly target: infer Target extends string }
      ? Target
      : never

type TargetsIn<Transitions> = {
  [Key in keyof Transitions]: TargetOf<Transitions[Key]>
}[keyof Transitions]

type TargetsFrom<State> =
  | (State extends { readonly on: infer Transitions } ? TargetsIn<Transitions> : never)
  | (State extends { readonly after: infer Transitions } ? TargetsIn<Transitions> : never)
  | (State extends { readonly always: infer Transition } ? TargetOf<Transition> : never)

/** Every state that the transitions of some states name as their target. */
export type TargetsOf<States> = { [Name in keyof States]: TargetsFrom<States[Name]> }[keyof States]

/**
 * States whose every target is one of them. Fragments in several files name each other's states: a
 * name that none of them has does not compile.
 */
export const closed = <States>(
  states: [TargetsOf<States>] extends [keyof States]
    ? States
    : { readonly unknown: Exclude<TargetsOf<States>, keyof States> },
): States => states as States
