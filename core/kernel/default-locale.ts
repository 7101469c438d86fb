/**
 * The locale of what is written or compared for no language in particular, such as amounts of money.
 * Without one the machine's own would decide. Source: specification, section 9.
 */
export const DEFAULT_LOCALE = "en-US"
