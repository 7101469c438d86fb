import { proxySettings, siteProxy } from "#adapters/replicas/proxy-settings.ts"
import { describe, expect, it } from "vitest"
import { aPlan } from "./a-plan.ts"

/** The settings of each section, by the words that begin it. */
const sectionsIn = (file: string): Readonly<Record<string, ReadonlyArray<string>>> => {
  const blocks = file.replaceAll(/^#.*\n/gm, "").split(/\n(?=\S)/)
  const pairs = blocks.map((block) => block.split("\n").map((line) => line.trim()))
  return Object.fromEntries(pairs.map(([name = "", ...lines]) => [name, lines.filter(Boolean)]))
}

const settings = async () => sectionsIn(proxySettings(await aPlan()))
const serversOf = (lines: ReadonlyArray<string> = []) =>
  lines.filter((line) => line.startsWith("server "))

const engines = [
  "server one 127.0.0.1:7001 maxconn 100 check port 7002",
  "server two 127.0.0.1:7003 maxconn 100 check port 7004",
  "server three 127.0.0.1:7005 maxconn 100 check port 7006",
]
const site = [
  "server site1 127.0.0.1:7007 check",
  "server site1-anyway 127.0.0.1:7007 backup",
  "server site2 127.0.0.1:7008 check",
  "server site2-anyway 127.0.0.1:7008 backup",
  "server site3 127.0.0.1:7009 check",
  "server site3-anyway 127.0.0.1:7009 backup",
]

describe("the proxy before the nodes", () => {
  it("has what all of it needs first, and a section for each way in", async () => {
    expect(Object.keys(await settings()).filter(Boolean)).toEqual([
      "global",
      "defaults",
      "listen primary",
      "listen replica",
      "listen site",
    ])
    expect(await settings()).toMatchObject({
      global: ["maxconn 2000"],
      defaults: ["timeout connect 2s", "timeout check 2s"],
    })
  })

  it("asks the Patroni of each node whether it is the primary", async () => {
    const { "listen primary": primary } = await settings()

    expect(primary).toEqual(
      expect.arrayContaining(["bind 127.0.0.1:7012", "option httpchk OPTIONS /primary"]),
    )
    expect(serversOf(primary)).toEqual(engines)
  })

  it("asks the Patroni of each node whether it is a replica, elsewhere", async () => {
    const { "listen replica": replica } = await settings()

    expect(replica).toEqual(
      expect.arrayContaining([
        "bind 127.0.0.1:7013",
        "balance source",
        "option httpchk OPTIONS /replica",
      ]),
    )
    expect(serversOf(replica)).toEqual(engines)
  })

  it("sends away who is connected to a node that is no longer what was asked for", async () => {
    const { "listen primary": primary = [], "listen replica": replica = [] } = await settings()

    for (const lines of [primary, replica])
      expect(lines.find((line) => line.startsWith("default-server"))).toMatch(
        / on-marked-down shutdown-sessions$/,
      )
  })

  it("leads to the servers of the site, and to all of them where none is ready", async () => {
    const { "listen site": lines } = await settings()

    expect(lines).toContain("bind 127.0.0.1:7014")
    expect(serversOf(lines)).toEqual(site)
  })
})

describe("the proxy before the servers of the site alone", () => {
  it("has nothing but them, and asks whether each is ready", () => {
    const sections = sectionsIn(siteProxy(7100, ["127.0.0.1:4173"]))

    expect(Object.keys(sections).filter(Boolean)).toEqual(["global", "defaults", "listen site"])
    expect(sections["listen site"]).toEqual(
      expect.arrayContaining([
        "bind 127.0.0.1:7100",
        "http-check send meth GET uri /api/ready hdr Host singgah",
        "http-check expect status 200",
      ]),
    )
    expect(serversOf(sections["listen site"])).toEqual([
      "server site1 127.0.0.1:4173 check",
      "server site1-anyway 127.0.0.1:4173 backup",
    ])
  })
})
