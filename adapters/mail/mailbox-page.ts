import type { LyingMessage, Mailbox } from "./mailbox.folder.ts"

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid #8886; border-radius: 12px; margin: 1rem 0; padding: 1rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0 0 1rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .letter { background: #fff; color: #222; border-radius: 8px; padding: 1rem; }
`

const row = (name: string, value: string): string =>
  value === "" ? "" : `<dt>${name}</dt><dd>${escaped(value)}</dd>`

// The letter's own body was written by us, with everything in it escaped.
const bodyOf = (html: string): string => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ""

const shown = ({ at, to, subject, html, files }: LyingMessage): string => `
  <article>
    <h2>${escaped(subject)}</h2>
    <dl>
      ${row("To", to)}
      ${row("At", new Date(at).toISOString())}
      ${row("Files", files.map(({ name }) => name).join(", "))}
    </dl>
    <div class="letter">${bodyOf(html)}</div>
  </article>`

const pageOf = (messages: ReadonlyArray<LyingMessage>): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox - Sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${styles}</style></head><body><main>
<h1>Mailbox</h1>
<p>Sandbox: these emails were not sent to anybody. Newest first.</p>
${messages.length === 0 ? "<p>No mail yet.</p>" : messages.map(shown).join("")}
</main></body></html>`

const PATH = "/sandbox/mailbox"

/** The page of the sandbox's mailbox. */
export const mailboxPage =
  ({ messages }: Mailbox) =>
  async (request: Request): Promise<Response | null> => {
    if (new URL(request.url).pathname !== PATH || request.method !== "GET") return null
    return new Response(pageOf(await messages()), {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      },
    })
  }
