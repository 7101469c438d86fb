import { api } from "#adapters/http-api/api.ts"
import { expect, it } from "vitest"

const PICTURES = { types: ["image/jpeg", "image/png", "image/webp"], most: 5_242_880 }

it("files are sent by these calls alone, of these kinds and of so many bytes at most", () => {
  const files = Object.entries(api).flatMap(([name, { file }]) => (file ? [[name, file]] : []))

  expect(Object.fromEntries(files)).toEqual({
    attach: {
      types: [
        "application/octet-stream",
        "application/pdf",
        "image/jpeg",
        "image/png",
        "image/webp",
      ],
      most: 10_485_760,
    },
    setPicture: PICTURES,
    setVerificationPicture: PICTURES,
  })
})
