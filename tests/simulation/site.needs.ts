import type { Clock, Randomness } from "#core/kernel/environment.port.ts"
import type { AnswersSeen } from "./answers-seen.ts"
import type { Plan } from "./plan.ts"
import type { Post } from "./post.ts"
import type { Provider } from "./provider.ts"
import type { Storage } from "./storage.ts"
import type { Story } from "./story.ts"
import type { Timeline } from "./timeline.ts"
import type { Weather } from "./weather.ts"

/** Everything that a site works with. */
export type SiteNeeds = {
  readonly plan: Plan
  readonly timeline: Timeline
  readonly weather: Weather
  readonly story: Story
  readonly storage: Storage
  readonly provider: Provider
  readonly post: Post
  readonly clock: Clock
  readonly randomness: Randomness
  readonly answers: AnswersSeen
  /** A letter that is no longer wanted, by the key of its job. */
  readonly unwanted: (job: string) => void
  /** A promise was broken, or a program met what must not be. */
  readonly broken: (how: unknown) => void
}
