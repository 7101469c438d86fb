/** What an answer is when nobody could tell the country. */
export const NO_COUNTRY = "0"

const ANSWER = /^1;([A-Z]{2})(;|$)/

/** Two letters that mean no country: unknown, and those kept for private use. */
const isNowhere = (code: string): boolean => /ZZ|AA|Q[M-Z]|X[A-JL-Z]/.test(code)

/** The country in a lookup's answer: a 1, then the code in the third and fourth character. */
export const countryInAnswer = (answer: string): string | null => {
  const code = ANSWER.exec(answer.trim())?.[1]
  return code === undefined || isNowhere(code) ? null : code
}

/** The same answer for a country that is known. */
export const answerForCountry = (code: string, name: string): string => `1;${code};;${name}`
