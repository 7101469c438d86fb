import { HERE, SITE, type ReplicaPlan } from "./plan.ts"

/** The users that PgBouncer lets in, with what they give PostgreSQL. */
export const poolerUsers = ({ password }: ReplicaPlan): string => `"${SITE}" "${password}"\n`

/** The file of PgBouncer: `pgbouncer FILE`. */
export const poolerSettings = (plan: ReplicaPlan): string => `
[databases]
${SITE} = host=${HERE} port=${plan.proxy.primary}

[pgbouncer]
listen_addr = ${HERE}
listen_port = ${plan.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${plan.folder}/pooler-users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
; A new primary is there after seconds: look for it every second, and let nobody wait for long.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`
