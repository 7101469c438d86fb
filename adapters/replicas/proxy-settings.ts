import { HERE, SITE, type ReplicaPlan } from "./plan.ts"

const engines = ({ nodes }: ReplicaPlan): string =>
  nodes
    .map(
      ({ name, host, ports }) =>
        `  server ${name} ${host}:${ports.engine} maxconn 100 check port ${ports.patroni}`,
    )
    .join("\n")

// Where no server is ready, all of them are asked: they show what they remember.
const serversAt = (addresses: ReadonlyArray<string>): string =>
  addresses
    .flatMap((address, index) => [
      `  server site${index + 1} ${address} check`,
      `  server site${index + 1}-anyway ${address} backup`,
    ])
    .join("\n")

const forAll = `
global
  maxconn 2000

defaults
  timeout connect 2s
  timeout check 2s
`

// A request that a server did not take, or closed without a word, goes to another: whatever writes
// has an Idempotency-Key, so nothing is done twice.
const site = (port: number, addresses: ReadonlyArray<string>): string => `
# The servers of the site.
listen site
  bind ${HERE}:${port}
  mode http
  balance roundrobin
  timeout client 60s
  timeout server 60s
  timeout http-request 10s
  option forwardfor if-none
  option httpchk
  http-check send meth GET uri /api/ready hdr Host ${SITE}
  http-check expect status 200
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
  option allbackups
  default-server inter 500ms fastinter 200ms fall 2 rise 1
${serversAt(addresses)}
`

/** The file of a HAProxy before the servers of the site alone. */
export const siteProxy = (port: number, addresses: ReadonlyArray<string>): string =>
  forAll + site(port, addresses)

/** The file of HAProxy: `haproxy -f FILE`. */
export const proxySettings = (plan: ReplicaPlan): string => `${forAll}
# The primary, as Patroni says. Who is connected to another one is sent away.
listen primary
  bind ${HERE}:${plan.proxy.primary}
  mode tcp
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${engines(plan)}

# A replica, for each server of the site always the same: another one has other marks, and all that
# is on sale would be read again.
listen replica
  bind ${HERE}:${plan.proxy.replica}
  mode tcp
  balance source
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /replica
  http-check expect status 200
  default-server inter 1s fastinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${engines(plan)}
${site(plan.proxy.site, plan.servers)}`
