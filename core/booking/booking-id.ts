/** How an id is written: 26 characters of Crockford base32, lower case. */
export const BOOKING_ID = /^[0-9a-hjkmnp-tv-z]{26}$/

/** True for what could be the id of a booking; whether there is one only the desk knows. */
export const isBookingId = (text: string): boolean => BOOKING_ID.test(text)
