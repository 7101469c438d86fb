/** A count with its noun, in the singular for one: `1 night`, `2 nights`, `0 properties`. */
export const inNumber = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`
