import { halfUp } from "./amounts.ts"
import type { Sen } from "./sen.ts"

/** An amount to the nearest ringgit, half a ringgit rounded up, where there is no room for sen. */
export const wholeRinggit = (sen: Sen): number => halfUp(sen, 100)
