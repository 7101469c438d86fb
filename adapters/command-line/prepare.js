import { spawn, spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"
import {
  findChromium,
  findHeadlessShell,
  findPgBouncer,
  findPostgres,
  findReplicaPrograms,
} from "./install/machine.js"
import { arePackagesInstalled, installPackages } from "./install/packages.js"

// Runs on whatever Node npm itself has, before anything is installed: plain JavaScript, node: only.

const root = fileURLToPath(new URL("../../", import.meta.url))

/**
 * @param {string} sentence
 * @returns {never}
 */
const stop = (sentence) => {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/**
 * @param {string} program
 * @param {ReadonlyArray<string>} words
 * @param {Record<string, string>} [environment]
 */
const succeeds = (program, words, environment = {}) =>
  spawnSync(program, words, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  }).status === 0

/** @param {ReadonlyArray<string>} words */
const aptGet = (words) =>
  process.getuid?.() === 0
    ? succeeds("apt-get", words, { DEBIAN_FRONTEND: "noninteractive" })
    : succeeds("sudo", ["-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...words])

let isPackageListFresh = false

/** @param {string} debianPackage */
const installFromDebian = (debianPackage) => {
  if (!existsSync("/usr/bin/apt-get")) return false
  console.log(`Installing ${debianPackage} with apt-get ...`)
  isPackageListFresh ||= aptGet(["update", "-q"])
  return aptGet(["install", "-y", "-q", "--no-install-recommends", debianPackage])
}

const preparePackages = () => {
  if (!arePackagesInstalled(root)) {
    console.log("Installing the packages of this project (once; about a minute) ...")
    if (!installPackages(root))
      stop("The packages could not be installed: see npm's message above, then run this again.")
  }
  if (!existsSync(join(root, "node_modules", ".bin", "node")) && process.platform !== "win32")
    stop(
      `There is no Node 26 package for ${process.platform} ${process.arch}: install Node 26 yourself.`,
    )
}

const prepareBrowser = () => {
  if (findHeadlessShell()) return
  installFromDebian("chromium-headless-shell")
  if (findChromium()) return
  if (installFromDebian("chromium") && findChromium()) return
  console.log("Fetching Chromium with Playwright ...")
  const playwright = join(root, "node_modules", "playwright", "cli.js")
  succeeds(process.execPath, [playwright, "install", "chromium"])
  if (!findChromium())
    stop("The tests need a Chromium: install one, or name one with CHROMIUM_PATH.")
}

const preparePostgres = () => {
  if (process.env["TEST_DATABASE_URL"] || findPostgres()) return
  if (installFromDebian("postgresql") && findPostgres()) return
  stop("The tests need PostgreSQL 15 or newer: install it, or name one with TEST_DATABASE_URL.")
}

const preparePooler = () => {
  if (findPgBouncer()) return
  if (installFromDebian("pgbouncer") && findPgBouncer()) return
  console.error(
    "PgBouncer is missing and could not be installed: what needs it will fail, and no more.",
  )
}

const prepareReplicas = () => {
  for (const [debianPackage, program] of Object.entries(findReplicaPrograms()))
    if (!program && !installFromDebian(debianPackage))
      console.error(
        `${debianPackage} is missing and could not be installed: what needs it will fail, and no more.`,
      )
}

/**
 * Goes on with a program of this project, on the Node 26 just installed, and ends it with us: when
 * we are told to, and when the shell that started us is gone without passing that word on.
 * @param {ReadonlyArray<string>} program its file, and words for it
 */
const goOnWith = (program) => {
  const programs = join(root, "node_modules", ".bin")
  const newNode = join(programs, "node")
  const PATH = [programs, process.env["PATH"]].join(delimiter)
  const node = existsSync(newNode) ? newNode : process.execPath
  const next = spawn(node, program, { cwd: root, stdio: "inherit", env: { ...process.env, PATH } })
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => next.kill(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && next.kill("SIGTERM"), 500)
  next.on("exit", (code) => process.exit(code ?? 1))
}

const words = process.argv.slice(2)
preparePackages()
if (words.includes("--browser")) prepareBrowser()
if (words.includes("--postgres")) {
  preparePostgres()
  preparePooler()
  prepareReplicas()
}
const then = words.indexOf("--then")
if (then >= 0) goOnWith(words.slice(then + 1))
