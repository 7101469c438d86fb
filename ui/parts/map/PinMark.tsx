import type { MapPin, StayMapProps } from "./map-pin.ts"
import type { Preview } from "./use-preview.ts"

/** One stay on the map: a button that opens its preview, or a plain mark. */
export const PinMark = ({
  pin: { key, text, label },
  of: { marked, onMark },
  shown: { open, setOpen },
}: {
  readonly pin: MapPin
  readonly of: StayMapProps
  readonly shown: Preview
}) =>
  setOpen === null ? (
    <span>{text}</span>
  ) : (
    <button
      type="button"
      data-pin={key}
      data-marked={key === marked || key === open || undefined}
      aria-label={label}
      aria-expanded={key === open}
      onClick={() => setOpen(key)}
      onPointerEnter={() => onMark?.(key)}
      onPointerLeave={() => onMark?.(null)}
      onFocus={() => onMark?.(key)}
      onBlur={() => onMark?.(null)}
    >
      {text}
    </button>
  )
