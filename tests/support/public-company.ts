/** Who runs a public site of the tests: the settings without which it does not start. */
export const publicCompany = {
  ISSUER_NAME: "Rehat Sdn. Bhd.",
  ISSUER_REGISTRATION: "202601000001",
  ISSUER_ADDRESS: "8 Jalan Ampang, 50450 Kuala Lumpur",
  SUPPORT_EMAIL: "help@rehat.test",
  MAIL_FROM: "stays@rehat.test",
}
