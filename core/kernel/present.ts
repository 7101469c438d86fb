/**
 * What must be there by now, such as a field of a machine's context that every way into a state fills.
 * Where it is missing after all, that is a defect and stops the machine.
 */
export const present = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined)
    throw new Error("Something is missing that must be there")
  return value
}
