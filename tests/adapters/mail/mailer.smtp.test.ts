import { smtpMailer } from "#adapters/mail/mailer.smtp.ts"
import { aMessage } from "#tests/contracts/mailer.contract.ts"
import { aMailServer, type SmtpScript } from "#tests/support/smtp.ts"
import { testCertificate } from "#tests/support/test-certificate.ts"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"

const FROM = "Singgah <no-reply@singgah.example>"
const PATIENCE_MS = 300
const signIn = { user: "singgah", password: "the-password-of-the-post" }

let close: () => Promise<void> = async () => {}
afterEach(() => close())

const aPostOffice = async (script: SmtpScript = {}) => {
  const server = await aMailServer(script)
  close = server.close
  return server
}

const sent = (address: string) =>
  Effect.runPromise(
    smtpMailer(address, FROM, PATIENCE_MS)
      .send(aMessage())
      .pipe(
        Effect.as("sent"),
        Effect.catch(({ _tag, reason }) => Effect.succeed(`${_tag}: ${reason}`)),
      ),
  )

describe("a mail server in trouble", () => {
  it.each([
    ["hello", "421 4.3.2 Not now", "MailUnreachable"],
    ["MAIL", "451 4.3.0 Later", "MailUnreachable"],
    ["RCPT", "450 4.2.1 Mailbox busy", "MailUnreachable"],
    ["message", "452 4.3.1 Disk full", "MailUnreachable"],
    ["MAIL", "553 5.1.8 Nobody of ours", "MailRefused"],
    ["RCPT", "550 5.1.1 No such reader", "MailRefused"],
    ["message", "554 5.7.1 Not wanted", "MailRefused"],
    ["hello", "554 5.3.2 Closed to you", "MailUnreachable"],
  ] as const)("that answers %s with %s is %s", async (word, line, tag) => {
    const { address, accepted } = await aPostOffice({ says: { [word]: [line] } })

    expect(await sent(address)).toMatch(new RegExp(`^${tag}: `))
    expect(accepted).toEqual([])
  })

  it("takes the letter when it is brought again", async () => {
    const { address, accepted } = await aPostOffice({ says: { RCPT: ["450 4.2.1 Busy"] } })
    await sent(address)

    expect(await sent(address)).toBe("sent")
    expect(accepted).toHaveLength(1)
  })

  it.each(["hello", "EHLO", "RCPT", "message"] as const)(
    "that falls silent after %s is given up in time",
    async (word) => {
      const { address } = await aPostOffice({ says: { [word]: ["silence"] } })

      expect(await sent(address)).toMatch(/^MailUnreachable: /)
    },
  )

  it("that talks nonsense is unreachable", async () => {
    const { address, accepted } = await aPostOffice({ says: { hello: ["HTTP/1.1 200 OK"] } })

    expect(await sent(address)).toMatch(/^MailUnreachable: /)
    expect(accepted).toEqual([])
  })

  it("that hangs up before its answer has the letter under the same name twice", async () => {
    const { address, accepted } = await aPostOffice({ says: { message: ["drop"] } })

    expect(await sent(address)).toMatch(/^MailUnreachable: /)
    expect(await sent(address)).toBe("sent")

    const names = accepted.map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1])
    expect(names).toEqual(Array(2).fill(`<${aMessage().id}>`))
  })

  it("that is not there is unreachable", async () => {
    const { address, close: shut } = await aMailServer()
    await shut()

    expect(await sent(address)).toMatch(/^MailUnreachable: /)
  })
})

it("brings files as attachments, never as a part of what is read", async () => {
  const { address, accepted } = await aPostOffice()
  const content = new TextEncoder().encode("<script>alert(1)</script>")
  const files = [{ name: "bill.html", type: "text/html", content }]

  await Effect.runPromise(smtpMailer(address, FROM, PATIENCE_MS).send(aMessage({ files })))

  expect(accepted[0]).toMatch(/Content-Disposition: attachment; filename=bill\.html/)
  expect(accepted[0]).not.toContain("inline")
})

describe("a mail server that lets in whom it knows", () => {
  it("takes the letter of who knows the password", async () => {
    const { address, heard, accepted } = await aPostOffice({ signIn })

    expect(await sent(address)).toBe("sent")
    expect(heard).toContain("AUTH")
    expect(accepted).toHaveLength(1)
  })

  it("keeps no letter for good from going when the password is wrong", async () => {
    const { address, accepted } = await aPostOffice({ signIn })

    expect(await sent(address.replace(signIn.password, "guessed"))).toBe(
      "MailUnreachable: EAUTH 535",
    )
    expect(accepted).toEqual([])
  })
})

describe("a mail server behind TLS", () => {
  it("is given nothing when nobody vouches for it, least of all the password", async () => {
    const { address, heard, accepted } = await aPostOffice({ signIn, tls: testCertificate })

    expect(await sent(address)).toMatch(/^MailUnreachable: /)
    expect([heard, accepted]).toEqual([[], []])
  })

  it("takes the letter when its certificate is known", async () => {
    const { address, accepted } = await aPostOffice({ signIn, tls: testCertificate })
    const trusted = `${address}/?tls.ca=${encodeURIComponent(testCertificate.cert)}`

    expect(await sent(trusted)).toBe("sent")
    expect(accepted).toHaveLength(1)
  })
})
