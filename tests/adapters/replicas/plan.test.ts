import { settingsFor } from "#adapters/replicas/plan.ts"
import { expect, it } from "vitest"
import { aPlan } from "./a-plan.ts"

it("gives each part on the machine a port of its own", async () => {
  expect(await aPlan()).toEqual({
    folder: "/replicas",
    password: "secret-word",
    survivesPowerLoss: true,
    nodes: [
      { name: "one", host: "127.0.0.1", ports: { engine: 7001, patroni: 7002 } },
      { name: "two", host: "127.0.0.1", ports: { engine: 7003, patroni: 7004 } },
      { name: "three", host: "127.0.0.1", ports: { engine: 7005, patroni: 7006 } },
    ],
    servers: ["127.0.0.1:7007", "127.0.0.1:7008", "127.0.0.1:7009"],
    etcd: { clients: 7010, peers: 7011 },
    proxy: { primary: 7012, replica: 7013, site: 7014 },
    pooler: 7015,
  })
})

it("has servers of the site write through the pooler, and read where a replica is", async () => {
  expect(settingsFor(await aPlan())).toEqual({
    DATABASE_URL: "postgres://singgah:secret-word@127.0.0.1:7015/singgah",
    REPLICA_DATABASE_URL: "postgres://singgah:secret-word@127.0.0.1:7013/singgah",
  })
})
