/** Basis points as the figure of a percentage: 800 is `8`, 350 is `3.5`. */
export const percentText = (bps: number): string => String(bps / 100)
