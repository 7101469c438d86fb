import { optionalPart } from "#ui/parts/optional-part.ts"
import { render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { expect, it } from "vitest"

const Plain = ({ name }: { readonly name: string }) => <p>plain {name}</p>
const Rich = ({ name }: { readonly name: string }) => <p>rich {name}</p>

it("draws the part once it is here, and another until then", async () => {
  const Part = optionalPart(async () => Rich, Plain)
  render(
    <Suspense fallback={<Plain name="phone" />}>
      <Part name="phone" />
    </Suspense>,
  )

  expect(screen.getByText("plain phone")).toBeTruthy()
  expect(await screen.findByText("rich phone")).toBeTruthy()
})

it("leaves the page standing with another where the part cannot be fetched", async () => {
  const Part = optionalPart(() => Promise.reject(new Error("offline")), Plain)
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Part name="phone" />
    </Suspense>,
  )

  expect(await screen.findByText("plain phone")).toBeTruthy()
})
