import { createHash } from "node:crypto"

/** What a policy says of the page's own inline scripts and styles. */
export type OwnScripts = { readonly scripts: string; readonly styles: string }

/** Lets in whatever carries the nonce of this one answer. */
export const byNonce = (nonce: string): OwnScripts => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
})

const hashed = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`

/** What stands between the tags of each inline script or style that carries the nonce. */
const inlineIn = (html: string, tag: "script" | "style", nonce: string): string => {
  const contents = html.split(`<${tag} `).flatMap((piece) => {
    const opened = piece.indexOf(">")
    const attributes = ` ${piece.slice(0, opened)}`
    const closed = piece.indexOf(`</${tag}>`, opened)
    const isOwn = attributes.includes(` nonce="${nonce}"`) && !attributes.includes(" src=")
    return isOwn && closed >= 0 ? [piece.slice(opened + 1, closed)] : []
  })
  return [...new Set(contents.map(hashed))].join(" ")
}

/**
 * Lets in what stands in this very page, so that it can be given to many. Only what carries the nonce
 * that it was drawn with counts: a script that somebody brought into the page never knew the nonce.
 */
export const byHashes = (html: string, nonce: string): OwnScripts => ({
  scripts: inlineIn(html, "script", nonce),
  styles: inlineIn(html, "style", nonce),
})
