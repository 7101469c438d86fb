import { heading, on, presses, scene, words } from "./looks.ts"
import type { Scenes, Sitter } from "./scene.ts"

const opensHome = (guest: Sitter) => guest.goesTo("/")

export const releaseScenes: Scenes = {
  current: scene(opensHome, heading("home.heading")),
  outdated: on("newer-build", opensHome, words("update.text")),
  postponed: on(
    "newer-build",
    async (guest) => {
      await opensHome(guest)
      await presses(guest, "update.later")
    },
    heading("home.heading"),
  ),
}
