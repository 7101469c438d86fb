/** Class names joined; whatever is off is left out. */
export const classes = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(" ")
