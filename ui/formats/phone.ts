const MALAYSIAN = /^\+60(1\d|8\d|\d)(\d+)$/
const LONG = 7

/** A number that is kept (E.164) as Malaysians write it: `+60 12-345 6789`; others as they are. */
export const phoneText = (number: string): string =>
  number.replace(MALAYSIAN, (_, area: string, rest: string) => {
    const end = rest.length < LONG ? -3 : -4
    return `+60 ${area}-${rest.slice(0, end)} ${rest.slice(end)}`
  })

/** Where WhatsApp opens a chat with a number. */
export const whatsappLink = (number: string): string => `https://wa.me/${number.replace("+", "")}`
