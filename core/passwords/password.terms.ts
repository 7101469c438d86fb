/** How long a password is, in characters. */
export const passwordLength = { least: 10, most: 128 } as const
