import type { IconName } from "./icon-names.ts"
import sprite from "./icons.svg?url"

type IconProps = {
  readonly name: IconName
  /** Width and height, in CSS pixels. */
  readonly size?: number
  readonly className?: string | undefined
  readonly strokeWidth?: number
  readonly fill?: string
}

/** An icon from the one file of all icons; it says nothing to a screen reader. */
export const Icon = ({ name, size = 24, className, strokeWidth = 2, fill = "none" }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    fill={fill}
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
)
