/** Waits for the work, but never longer than so. */
export const waitAtMost = async (millis: number, work: Promise<unknown>): Promise<void> => {
  let waited: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    waited = setTimeout(resolve, millis)
  })
  await Promise.race([work, over])
  clearTimeout(waited)
}
