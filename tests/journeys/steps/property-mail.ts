const PAUSE_MS = 300

/** Where the button of the letter leads in which these words were written to a property. */
export const linkInLetter = async (site: string, written: string): Promise<string> => {
  const page = await (await fetch(`${site}/sandbox/mailbox`)).text()
  const letter = page.split("<article>").find((article) => article.includes(written))
  const link = /\/booking\/reply\?link=[\w-]+/.exec(letter ?? "")?.[0]
  if (link !== undefined) return link
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  return linkInLetter(site, written)
}
