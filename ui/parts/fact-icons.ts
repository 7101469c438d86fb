import type { Fact } from "#core/property/fact-groups.ts"
import type { LucideIcon } from "lucide-react"
import Accessibility from "lucide-react/icons/accessibility"
import ArrowUpDown from "lucide-react/icons/arrow-up-down"
import Armchair from "lucide-react/icons/armchair"
import Baby from "lucide-react/icons/baby"
import Coffee from "lucide-react/icons/coffee"
import Compass from "lucide-react/icons/compass"
import GripHorizontal from "lucide-react/icons/grip-horizontal"
import Laptop from "lucide-react/icons/laptop"
import MoonStar from "lucide-react/icons/moon-star"
import PawPrint from "lucide-react/icons/paw-print"
import PlugZap from "lucide-react/icons/plug-zap"
import ShowerHead from "lucide-react/icons/shower-head"
import ToyBrick from "lucide-react/icons/toy-brick"
import Users from "lucide-react/icons/users"
import Utensils from "lucide-react/icons/utensils"
import WashingMachine from "lucide-react/icons/washing-machine"
import Zap from "lucide-react/icons/zap"

/** The icon of each fact; a fact without one does not compile. */
export const factIcons: Readonly<Record<Fact, LucideIcon>> = {
  stepFree: Accessibility,
  lift: ArrowUpDown,
  rollInShower: ShowerHead,
  grabRails: GripHorizontal,
  prayerRoom: MoonStar,
  qibla: Compass,
  halalKitchen: Utensils,
  womenOnlyFloor: Users,
  cot: Baby,
  highChair: Armchair,
  playArea: ToyBrick,
  breakfast: Coffee,
  pets: PawPrint,
  evCharging: PlugZap,
  workspace: Laptop,
  laundry: WashingMachine,
  generator: Zap,
}
