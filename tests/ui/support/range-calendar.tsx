import { RangeCalendar, type RangeCalendarProps } from "#ui/parts/search-bar/RangeCalendar.tsx"
import { draw, TODAY } from "./stage.tsx"

/** Draws a calendar in which nothing is chosen, and gives which months it said to be in view. */
export const drawnCalendar = async (changes: Partial<RangeCalendarProps> = {}) => {
  const inView: Array<string> = []
  await draw(
    <RangeCalendar
      checkIn={null}
      checkOut={null}
      today={TODAY}
      onChange={() => {}}
      onMonth={(month) => inView.push(month)}
      {...changes}
    />,
  )
  return inView
}

/** The months in view, as they are headed. */
export const months = () =>
  [...document.querySelectorAll("caption")].map(({ textContent }) => textContent)
