import type { Withdrawal, Withdrawals } from "#core/inventory/withdrawals.port.ts"
import { Effect, Result } from "effect"

/** What `withdraw` and `restore` ask for. */
export type WithdrawTask = Withdrawal & { readonly kind: "withdraw" }

const done = ({ property, roomType, isWithdrawn }: Withdrawal, isChanged: boolean): string => {
  const what = roomType === null ? property : `${roomType} of ${property}`
  if (!isChanged) return `${what} is ${isWithdrawn ? "withdrawn" : "on sale"} already`
  return isWithdrawn
    ? `${what} is withdrawn; bookings that were made stay`
    : `${what} is on sale again`
}

/** Takes something off sale or puts it back; the exit code is 1 where there is no such thing. */
export const runWithdrawal = async (
  withdrawals: Withdrawals,
  task: WithdrawTask,
  say: (line: string) => void,
): Promise<number> => {
  const answer = await Effect.runPromise(Effect.result(withdrawals.set(task)))
  if (Result.isSuccess(answer)) {
    say(done(task, answer.success))
    return 0
  }
  const { failure } = answer
  switch (failure._tag) {
    case "PropertyNotFound":
      say(`No property is called ${task.property}`)
      return 1
    case "RoomTypeUnknown":
      say(`${task.property} has no room with the id ${task.roomType}`)
      return 1
    case "StoreUnreachable":
      throw failure
    default:
      return failure satisfies never
  }
}
