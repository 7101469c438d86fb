/** The widths in pixels and the formats that every picture is cut to, best format first. */
export const pictureCuts = {
  widths: [320, 480, 768, 1200],
  formats: ["avif", "webp"],
} as const

export type PictureFormat = (typeof pictureCuts.formats)[number]

/** The name of the file that holds a picture at one width in one format. */
export const cutFileOf = (name: string, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`
