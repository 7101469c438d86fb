import { fileURLToPath } from "node:url"

/** Where the build leaves the cuts of the demonstration's pictures, so that no first start need make them. */
export const PREPARED_PICTURES = fileURLToPath(new URL("../../.cache/pictures", import.meta.url))
