import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

const ROOT_PACKAGE = ""
const IS_WINDOWS = process.platform === "win32"

/**
 * @typedef {{ version?: string, optional?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
const packagesIn = (file) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")).packages ?? {}) : {}

/**
 * Whether node_modules holds exactly what package-lock.json asks for; npm's own record in
 * node_modules is the stamp. Optional packages of other platforms may be missing.
 * @param {string} root
 */
export const arePackagesInstalled = (root) => {
  const installed = packagesIn(join(root, "node_modules", ".package-lock.json"))
  return Object.entries(packagesIn(join(root, "package-lock.json"))).every(([name, locked]) => {
    const found = installed[name]
    return name === ROOT_PACKAGE || (found ? found.version === locked.version : locked.optional)
  })
}

/** Packages run on the Node they bring along, so what they say of another one is of no use. */
const QUIET = ["--include=dev", "--include=optional", "--loglevel=error"]

/**
 * Runs npm where the user can watch it, and tells whether it succeeded.
 * @param {string} root
 * @param {ReadonlyArray<string>} words
 */
const npm = (root, words) =>
  spawnSync(IS_WINDOWS ? "npm.cmd" : "npm", [...words, ...QUIET], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: IS_WINDOWS,
  }).status === 0

/**
 * Installs what package-lock.json asks for, and tells whether it succeeded.
 * @param {string} root
 */
export const installPackages = (root) => {
  if (npm(root, ["ci"])) return true
  console.error("npm ci did not succeed; trying npm install instead.")
  return npm(root, ["install"])
}
