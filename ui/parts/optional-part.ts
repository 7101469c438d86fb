import { lazy, type ComponentType } from "react"

/**
 * A component that is loaded when it is first rendered. If loading fails a fallback is shown, and
 * the page keeps everything that was typed.
 */
export const optionalPart = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
) => lazy(async () => ({ default: await fetchPart().catch(() => instead) }))
