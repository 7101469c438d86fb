/** Towns and islands whose areas are destinations of their own: a guest who searches there means these too. */
const areas: Readonly<Record<string, ReadonlyArray<string>>> = {
  "kuala-lumpur": ["bangsar", "brickfields", "bukit-bintang", "klcc", "mont-kiara"],
  langkawi: ["kuah", "pantai-cenang"],
}

/** The slug of a destination followed by those of the areas that lie within it. */
export const withAreas = (destination: string): ReadonlyArray<string> => [
  destination,
  ...(areas[destination] ?? []),
]
