/**
 * Who runs the site. Malaysian rules on electronic trade want a name, a registration number, an
 * address and a phone number on the site; the Personal Data Protection Act 2010 (section 7) wants
 * to know who decides about personal data and whom to ask. Null is not configured.
 */
export type Company = {
  readonly name: string
  /** The number of the Companies Commission (SSM). */
  readonly registration: string | null
  readonly address: string | null
  /** As a guest would read it, such as `+60 3-2345 6789`. */
  readonly phone: string | null
  readonly email: string
  /** Name and email of the data protection officer, as one line. */
  readonly dataProtectionOfficer: string | null
}
