import { lazy, type ComponentType } from "react"

/**
 * A part that is fetched when it is first drawn. Where it cannot be fetched another stands in for
 * it, and the page with all that was typed stays.
 */
export const optionalPart = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
) => lazy(async () => ({ default: await fetchPart().catch(() => instead) }))
