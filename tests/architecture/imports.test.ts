import { expect, it } from "vitest"
import { strangersIn } from "./import-table.ts"
import { productSources, sourceOf } from "./source.ts"

it("lets each folder import only what it may know", () => {
  expect(strangersIn(productSources())).toEqual([])
})

it.each([
  ["core/money/sen.ts", 'import { sen } from "#core/money/other.ts"'],
  ["core/money/sen.ts", 'import { readFile } from "node:fs/promises"'],
  ["core/money/sen.ts", 'import type { HttpClient } from "effect/http"'],
  ["core/money/sen.ts", 'export * from "react"'],
  ["core/money/sen.ts", 'const pg = await import("pg")'],
  ["core/money/sen.ts", "const any = await import(name)"],
  ["core/money/sen.ts", 'type Pool = import("pg").Pool'],
  ["core/money/sen.ts", 'import { pool } from "../../adapters/postgres/database.ts"'],
  ["core/search/rank.ts", 'import { bookingMachine } from "../booking/booking.machine.ts"'],
  ["adapters/postgres/a.ts", 'import { Button } from "#ui/parts/button.tsx"'],
  ["adapters/postgres/a.ts", 'import { stripe } from "../stripe/payments.stripe.ts"'],
  ["adapters/postgres/a.ts", 'import { stripe } from "#adapters/stripe/payments.stripe.ts"'],
  ["adapters/postgres/a.ts", 'import Stripe from "stripe"'],
  ["adapters/stripe/a.ts", 'import { Pool } from "pg"'],
  ["adapters/http-client/a.ts", 'import { createHash } from "node:crypto"'],
  ["ui/screens/home/HomeScreen.tsx", 'import { api } from "#adapters/http-client/api.ts"'],
  ["ui/screens/home/HomeScreen.tsx", 'import { Effect } from "effect"'],
  ["fixtures/builders/a-stay.ts", 'import { expect } from "vitest"'],
  ["fixtures/doubles/a-shelf.in-memory.ts", 'import { isDeepStrictEqual } from "node:util"'],
  ["fixtures/builders/a-stay.ts", 'import { pool } from "#adapters/postgres/database.ts"'],
  ["docs/generators/write.ts", 'import { aStay } from "#fixtures/builders/a-stay.ts"'],
])("refuses that %s says: %s", (file, text) => {
  expect(strangersIn([sourceOf(file, text)])).toHaveLength(1)
})

it.each([
  ["core/booking/a.ts", 'import { Effect } from "effect"\nimport { sen } from "../money/sen.ts"'],
  ["core/sign-in/a.machine.ts", 'import { session } from "../account/session.machine.ts"'],
  ["adapters/http-server/a.ts", 'import { api } from "../http-api/api.ts"'],
  ["adapters/bindings/server.bindings.ts", 'import { Container } from "inversify"'],
  ["ui/main.tsx", 'import { bindings } from "#adapters/bindings/browser.bindings.ts"'],
  ["core/money/sen.ts", '// import "node:fs"\nconst text = `import "react"`'],
])("lets %s say: %s", (file, text) => {
  expect(strangersIn([sourceOf(file, text)])).toEqual([])
})
