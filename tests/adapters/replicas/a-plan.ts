import { planOnOneMachine, type ReplicaPlan } from "#adapters/replicas/plan.ts"

/** A plan whose ports are 7001, 7002 and so on, in the order in which they are asked for. */
export const aPlan = async (own: Partial<ReplicaPlan> = {}): Promise<ReplicaPlan> => {
  let port = 7000
  const nextPort = async () => (port += 1)
  const plan = await planOnOneMachine(
    { folder: "/replicas", password: "secret-word", survivesPowerLoss: true },
    nextPort,
  )
  return { ...plan, ...own }
}
