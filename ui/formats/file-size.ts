const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** How large a file is, as people read it in every language of the product. */
export const fileSizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00A0KB`
    : `${(bytes / MEGABYTE).toFixed(1)}\u00A0MB`
