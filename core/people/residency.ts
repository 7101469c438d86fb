/** What the lead guest is to tourism tax; assumed Malaysian until the nationality is known. */
export type Residency = "assumedMalaysian" | "malaysian" | "permanentResident" | "visitor"
