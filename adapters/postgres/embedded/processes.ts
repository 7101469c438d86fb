import { readFileSync } from "node:fs"

/** True while a process of this number runs, whoever owns it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}

/** When a process was born, as this machine counts; `unknown` where the machine does not tell. */
export const birthOf = (pid: number): string => {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return `${boot}/${afterName[19]}`
  } catch {
    return "unknown"
  }
}
