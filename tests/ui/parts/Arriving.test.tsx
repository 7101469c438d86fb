import { act, render } from "@testing-library/react"
import { expect, test } from "vitest"
import { Arriving } from "#ui/parts/Arriving.tsx"

const drawn = (value: string | Promise<string>) =>
  render(
    <Arriving of={{ value }} skeleton={<p>waiting</p>}>
      {(text) => <p>here: {text}</p>}
    </Arriving>,
  ).container

test("a value that is here is drawn", () => {
  expect(drawn("stays").textContent).toBe("here: stays")
})

test("a value on its way has its skeleton until it comes", async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const container = await act(async () => drawn(promise))
  expect(container.textContent).toBe("waiting")

  await act(async () => resolve("stays"))

  expect(container.textContent).toBe("here: stays")
})
