import { Window } from "happy-dom"
import type { User } from "#core/account/account.ts"
import type { Language } from "#core/kernel/localised.ts"
import type { Theme } from "#core/preferences/preferences.ts"
import type { Pages } from "#ui/app/pages.ts"
import { render, type RenderNeeds } from "#ui/render.tsx"
import { pagesWith, TODAY } from "./stage.tsx"

export type Asked = {
  readonly path: string
  readonly language?: Language
  readonly theme?: Theme
  readonly pages?: Partial<Pages>
  readonly user?: User
  readonly patienceMs?: number
  /** How this deployment differs from the sandbox on one's own machine. */
  readonly deployment?: Partial<
    Pick<
      RenderNeeds,
      "sandbox" | "demonstration" | "company" | "cardForm" | "holdMinutes" | "files"
    >
  >
}

/** One page as the server writes it, whole, and the document a browser reads in it. */
export const serverPage = async (asked: Asked) => {
  const request = new Request(`http://localhost${asked.path}`, {
    headers: { "user-agent": "Mozilla/5.0 Chrome/150.0.0.0" },
  })
  const response = await render(request, {
    pages: pagesWith(asked.pages),
    language: asked.language ?? "en",
    theme: asked.theme ?? null,
    nonce: "nonce",
    files: { kind: "built", manifest: { "ui/main.tsx": { file: "assets/main.js" } } },
    apiBase: "",
    origin: "http://localhost",
    today: TODAY,
    user: asked.user ?? null,
    sandbox: true,
    patienceMs: asked.patienceMs ?? 1000,
    ...asked.deployment,
  })
  const html = await response.text()
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } as never })
  window.document.write(html)
  return { response, html, document: window.document as unknown as Document }
}
