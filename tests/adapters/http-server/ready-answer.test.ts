import { readyFrom } from "#adapters/http-server/ready-answer.ts"
import { expect, it } from "vitest"

it("keeps the status, the bytes and the headers of an answer, and says how long it is", async () => {
  const ready = await readyFrom(
    new Response("清泉居", { status: 404, headers: { "content-type": "text/plain" } }),
  )

  expect(ready).toEqual({
    status: 404,
    headers: { "content-type": "text/plain", "content-length": "9" },
    body: new TextEncoder().encode("清泉居"),
  })
})

it("keeps each cookie on its own", async () => {
  const answer = new Response("page")
  for (const cookie of ["a=1; Expires=Mon, 1 Jan", "b=2"])
    answer.headers.append("set-cookie", cookie)

  expect((await readyFrom(answer)).headers["set-cookie"]).toEqual([
    "a=1; Expires=Mon, 1 Jan",
    "b=2",
  ])
})

it("says no length of an answer without a body", async () => {
  const ready = await readyFrom(new Response(null, { status: 304 }))

  expect(ready).toEqual({ status: 304, headers: {}, body: new Uint8Array() })
})
