import type { Fact } from "#core/property/fact-groups.ts"
import type { IconName } from "./icons/icon-names.ts"

/** The icon of each fact; a fact without one does not compile. */
export const factIcons: Readonly<Record<Fact, IconName>> = {
  stepFree: "accessibility",
  lift: "arrow-up-down",
  rollInShower: "shower-head",
  grabRails: "grip-horizontal",
  prayerRoom: "moon-star",
  qibla: "compass",
  halalKitchen: "utensils",
  womenOnlyFloor: "users",
  cot: "baby",
  highChair: "armchair",
  playArea: "toy-brick",
  breakfast: "coffee",
  pets: "paw-print",
  evCharging: "plug-zap",
  workspace: "laptop",
  laundry: "washing-machine",
  generator: "zap",
}
