import { shownPageIn } from "#core/offline/shown-page.ts"
import { answerTo } from "./answers.ts"
import { keepShown } from "./keep-page.ts"
import { fetchOfflinePages, refreshOfflinePages } from "./offline-page.ts"
import { worker } from "./worker-scope.ts"

worker.addEventListener("install", (event) => {
  event.waitUntil(fetchOfflinePages())
  // Files keep their names, so an open page goes on with a newer worker.
  void worker.skipWaiting()
})

worker.addEventListener("activate", (event) => {
  const { clients, registration } = worker
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

worker.addEventListener("message", (event) => {
  const shown = shownPageIn(event.data)
  if (!shown) return
  const kept = keepShown(event, shown).then(refreshOfflinePages)
  // What could not be kept now is kept when the page is shown the next time.
  event.waitUntil(kept.catch(() => {}))
})
