import type { PropertyPage } from "#core/search/property-page.ts"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"

/** Remembers on this device that the page of this stay was opened. */
export const useViewed = ({ property, destination }: PropertyPage): void => {
  const { viewed } = useRouter().options.context
  const { slug, name, pictures } = property
  const [picture = null] = pictures
  useEffect(() => {
    const { name: file, colour, mirrored } = picture ?? { name: "", colour: "", mirrored: false }
    viewed.keep({
      slug,
      name,
      place: destination.name,
      picture: picture && { name: file, colour, mirrored },
    })
  }, [viewed, slug, name, destination.name, picture])
}
