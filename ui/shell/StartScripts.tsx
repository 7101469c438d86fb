import { useRouter } from "@tanstack/react-router"
import { startFilesOf, type BuildFiles } from "../app/build-files.ts"
import { screensOf } from "../app/screens-of.ts"
import { startWhenPainted } from "../app/start-when-painted.ts"
import { FONT } from "../theme/font.ts"

/** Only the server writes it: what starts the scripts of the page once it is painted. */
export const StartScripts = ({ files }: { readonly files: BuildFiles }) => {
  const router = useRouter()
  const route = router.stores.matches.get().at(-1)?.routeId ?? ""
  const start = startFilesOf(files, screensOf(router), route)
  if (start === null) return null
  const text = `(${startWhenPainted})(${JSON.stringify({ ...start, font: FONT })})`
  return <script nonce={router.options.ssr?.nonce} dangerouslySetInnerHTML={{ __html: text }} />
}
