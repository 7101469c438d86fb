import { dateOfParts } from "../stay/typed-date.ts"

/** A date of birth as it is being typed into three fields; any of them may be empty. */
export type BirthDateParts = {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** The three fields of what was typed so far. */
export const partsOfBirthDate = (typed: string): BirthDateParts => {
  const fields = typed.split("-")
  const at = (place: number): string => fields[place] ?? ""
  return { year: at(0), month: at(1), day: at(2) }
}

const digitsOf = (text: string): string => text.normalize("NFKC").replace(/\D/g, "")

/** What was typed as one text that is taken apart again without loss; all fields empty is nothing. */
export const typedBirthDate = ({ year, month, day }: BirthDateParts): string => {
  const fields = [year, month, day].map(digitsOf)
  return fields.every((field) => field === "") ? "" : fields.join("-")
}

/** The date of what was typed, `1990-4-2` as `1990-04-02`; what is no date stays as it is. */
export const tidyBirthDate = (typed: string): string => {
  const { year, month, day } = partsOfBirthDate(typed)
  return dateOfParts(year, month, day) ?? typed
}
