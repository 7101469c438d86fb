import { iconNames } from "#ui/parts/icons/icon-names.ts"
import { icons } from "lucide-react"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"

/** "map-pin" as the package exports it: "MapPin". */
const exportedName = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

const isIcon = (name: string): name is keyof typeof icons => name in icons

const symbolOf = (name: string): string => {
  const exported = exportedName(name)
  if (!isIcon(exported)) throw new Error(`Lucide has no icon ${name}`)
  const shapes = renderToStaticMarkup(createElement(icons[exported]))
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/><\/\w+>/g, "/>")
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>\n`
}

/** One file with every icon that a page draws, each under its name. */
export const iconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Lucide, ISC licence: https://lucide.dev/license -->
${iconNames.map(symbolOf).join("")}</svg>
`
