import { seededRandomness } from "#fixtures/doubles/randomness.seeded.ts"
import { answersSeen, type AnswersSeen } from "./answers-seen.ts"
import { drawsOf } from "./draws.ts"
import { firstViolation, type FirstViolation } from "./first-violation.ts"
import type { Lobby } from "./guest.ts"
import { inspectionOf, type Inspection } from "./inspection.ts"
import type { Plan } from "./plan.ts"
import { postIn, type Post } from "./post.ts"
import { nothingPromised } from "./promises.ts"
import { providerIn, type Provider } from "./provider.ts"
import { siteIn, type Site } from "./site.ts"
import { oneStay, stays, stockOf } from "./stays.ts"
import type { MakeStorage, Storage } from "./storage.ts"
import { storyAt, type Story } from "./story.ts"
import { timelineWith, type Timeline } from "./timeline.ts"
import { wallClockFrom, type WallClock } from "./wall-clock.ts"
import { weatherOf, type Weather } from "./weather.ts"

/** What a run takes place in, apart from the site: time, faults, storage, provider and post. */
type Surroundings = {
  readonly plan: Plan
  readonly timeline: Timeline
  readonly story: Story
  readonly weather: Weather
  readonly storage: Storage
  readonly provider: Provider
  readonly post: Post
  readonly clock: WallClock
  readonly violation: FirstViolation
}

/** Everything that one run of a plan takes place in. */
export type World = Surroundings & {
  readonly answers: AnswersSeen
  readonly site: Site
  readonly lobby: Lobby
  readonly inspection: Inspection
}

const surroundingsOf = async (plan: Plan, makeStorage: MakeStorage): Promise<Surroundings> => {
  const timeline = timelineWith(drawsOf(plan.seed, "order"))
  const story = storyAt(timeline.now)
  const weather = weatherOf(plan.seed, plan.menu, story)
  const around = { seed: plan.seed, timeline, weather, story }
  return {
    plan,
    timeline,
    story,
    weather,
    storage: await makeStorage(stockOf(plan.units), { weather, timeline }),
    provider: providerIn(around),
    post: postIn(around),
    clock: wallClockFrom(plan.begins, timeline.now),
    violation: firstViolation(),
  }
}

/** After every task the promises are checked, and the site counts its tasks. */
const checkAfterTasks = ({ timeline, inspection, violation, site }: World): void => {
  timeline.onTask = async (program) => {
    await inspection.look()
    const found = violation.found()
    if (found !== null) throw found
    await site.noticeTask(program)
  }
}

/** The world of a plan before its first server starts. */
export const worldOf = async (plan: Plan, makeStorage: MakeStorage): Promise<World> => {
  const surroundings = await surroundingsOf(plan, makeStorage)
  const { story, provider, clock, violation } = surroundings
  const promised = nothingPromised()
  const broken = violation.report
  const answers = answersSeen(story.count)
  const site = siteIn({
    ...surroundings,
    broken,
    randomness: seededRandomness(plan.seed),
    answers,
    unwanted: (key) => void promised.unwanted.add(key),
  })
  provider.listener = site.hear
  const made = new Map<string, number>()
  const lobby = {
    ...surroundings,
    site,
    promised,
    now: clock.now,
    broken,
    made,
    stays: plan.isOneStay ? oneStay : stays,
  }
  const inspection = inspectionOf({ ...surroundings, promised })
  const world = { ...surroundings, site, lobby, inspection, answers }
  checkAfterTasks(world)
  return world
}
