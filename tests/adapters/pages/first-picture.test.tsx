import { firstPictureLink } from "#adapters/pages/first-picture.ts"
import type { Picture } from "#core/property/picture.ts"
import { ResponsivePicture } from "#ui/parts/ResponsivePicture.tsx"
import { pageSpeaker } from "#ui/translations/server-words.ts"
import { TranslationProvider, translationOf } from "#ui/translations/use-translation.tsx"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"

const translation = translationOf("en", pageSpeaker("en").say)
const picture = { colour: "#123456" } as Picture

const drawn = (name: string, first: boolean): string =>
  renderToString(
    <TranslationProvider translation={translation}>
      <ResponsivePicture
        picture={{ ...picture, name }}
        sizes="(max-width: 48rem) 100vw, 40rem"
        first={first}
      />
    </TranslationProvider>,
  )

it("names the first picture as the page shows it", () => {
  const html = drawn("later", false) + drawn("villa", true) + drawn("another", true)

  expect(firstPictureLink(html)).toBe(
    '</pictures/villa-320.avif>; rel=preload; as=image; type="image/avif"; ' +
      'imagesrcset="/pictures/villa-320.avif 320w, /pictures/villa-480.avif 480w, ' +
      '/pictures/villa-768.avif 768w, /pictures/villa-1200.avif 1200w"; ' +
      'imagesizes="(max-width: 48rem) 100vw, 40rem"; fetchpriority=high',
  )
})

it("names none of a page whose pictures may all wait", () => {
  expect(firstPictureLink(drawn("later", false))).toBeNull()
})

const SOURCE = '<source type="image/avif" srcset="/a.avif 320w, /b.avif 480w" sizes="9rem"'
const LINK =
  '</a.avif>; rel=preload; as=image; type="image/avif"; ' +
  'imagesrcset="/a.avif 320w, /b.avif 480w"; imagesizes="9rem"; fetchpriority=high'

it.each([
  [`${SOURCE}><img fetchpriority="high">`, LINK],
  [`${SOURCE}/><IMG alt="A" class="b" fetchPriority="high"/>`, LINK],
  [`${SOURCE}><img alt="A"><img fetchpriority="high">`, null],
  [`${SOURCE}> <img fetchpriority="high">`, null],
  [`${SOURCE}><img fetchpriority="low">`, null],
  [`${SOURCE.replace("avif", "webp")}><img fetchpriority="high">`, null],
  [`${SOURCE.replace("9rem", "")}><img fetchpriority="high">`, null],
  ["", null],
])("is asked for by %j: %j", (html, link) => {
  expect(firstPictureLink(html)).toBe(link)
})
