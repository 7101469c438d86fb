import { noConnection, type Call } from "./call.ts"

/** The calls that servers work on, all of which are cut off when the servers die. */
export type CallsUnderWay = {
  /** A call with a key began. */
  readonly beginKeyed: (call: Call) => void
  /** A call with a key is over; nothing happens where it had none. */
  readonly endKeyed: (call: Call) => void
  /** Whether a call with a key is under way. */
  readonly hasKeyed: () => boolean
  /** To be run when the servers die. */
  readonly onCut: (cutOff: (why: Error) => void) => void
  /** It need not be run any more; true where it was still to be run. */
  readonly forget: (cutOff: (why: Error) => void) => boolean
  /** Cuts every call off. */
  readonly cut: () => void
}

/** No call is under way. */
export const callsUnderWay = (): CallsUnderWay => {
  const cutOffs = new Set<(why: Error) => void>()
  const keyed = new Set<Call>()
  return {
    beginKeyed: (call) => void keyed.add(call),
    endKeyed: (call) => void keyed.delete(call),
    hasKeyed: () => keyed.size > 0,
    onCut: (cutOff) => void cutOffs.add(cutOff),
    forget: (cutOff) => cutOffs.delete(cutOff),
    cut: () => {
      keyed.clear()
      for (const cutOff of cutOffs) cutOff(noConnection())
      cutOffs.clear()
    },
  }
}
