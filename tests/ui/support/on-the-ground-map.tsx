import { act, fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { vi } from "vitest"
import { present } from "#core/kernel/present.ts"
import { GroundMap } from "#ui/parts/map/GroundMap.tsx"
import type { StayMapProps } from "#ui/parts/map/map-pin.ts"
import { browser, openedMaps } from "./map-libre.double.ts"
import { draw } from "./stage.tsx"

export const pinAt = (name: string, lng: number, lat: number) => ({
  key: name,
  point: { lng, lat },
  text: name,
  label: `${name}, a stay`,
})

export const west = pinAt("West", 100.5, 4.5)
export const east = pinAt("East", 101.5, 4.5)
export const door = pinAt("Door", 101.6, 4.5)

/** Gives every map 300 by 200 pixels, until `mapLeft`. */
export const mapHas = (): void => {
  vi.stubGlobal("matchMedia", () => new EventTarget())
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(200)
}

/** Leaves nothing behind of the maps that were opened. */
export const mapLeft = (): void => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  openedMaps.length = 0
  browser.draws = true
}

/** A map that is given other stays, or another part of the map, by a button. */
export const Changing = ({ steps }: { readonly steps: ReadonlyArray<Partial<StayMapProps>> }) => {
  const [step, setStep] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Change
      </button>
      {hasFailed && <p>No map</p>}
      <GroundMap
        label="Map"
        pins={[west, east]}
        widthByHeight={2}
        preview={(key) => <p>About {key}</p>}
        {...steps[step]}
        onFail={() => setHasFailed(true)}
      />
    </>
  )
}

/** Draws the map in its first step, and finds its parts. */
export const drawn = async (...steps: ReadonlyArray<Partial<StayMapProps>>) => {
  await draw(<Changing steps={steps} />)
  const region = screen.getByRole("region", { name: "Map" })
  return { map: () => present(openedMaps.at(-1)), region: within(region) }
}

export const change = () => fireEvent.click(screen.getByRole("button", { name: "Change" }))
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))

/** What the last map was asked for by one name. */
export const asked = (name: string) =>
  present(openedMaps.at(-1)).calls.filter(([call]) => call === name)
export const boundsAsked = () => asked("fitBounds").map(([, bounds]) => bounds)

export const moves = (zoom?: number) =>
  act(() => {
    const map = present(openedMaps.at(-1))
    if (zoom !== undefined) map.zoomed = zoom
    map.happens("move")
  })

export const texts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)
