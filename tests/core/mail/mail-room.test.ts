import { letterOrder } from "#core/mail/letter-order.ts"
import { aProperty } from "#fixtures/builders/a-property.ts"
import { openEncryption } from "#fixtures/doubles/encryption.open.ts"
import { describe, expect, it } from "vitest"
import { aGuestAt } from "../front-desk/a-guest-at-the-desk.ts"
import { aMailRoom, welcome } from "./a-mail-room.ts"

const HOUR = 60 * 60 * 1000

describe("the mail room", () => {
  it("sends what was ordered once", async () => {
    const { sent, order, work } = aMailRoom()
    await order("letter-1")

    expect(await work()).toBe(1)
    expect(await work()).toBe(0)

    expect(sent).toMatchObject([
      { id: "mail.letter-1@singgah", to: "aisyah@example.com", subject: "account" },
    ])
  })

  it("sends one letter for one key, however often it is ordered", async () => {
    const { sent, order, work } = aMailRoom()
    await order("letter-1")
    await order("letter-1")

    await work()

    expect(sent).toHaveLength(1)
  })

  it("tries again later while the post office is shut", async () => {
    const { sent, order, work, forward } = aMailRoom({ shutFor: 2 })
    await order("letter-1")

    await work()
    const atOnce = await work()
    forward(HOUR)
    await work()
    forward(HOUR)
    await work()

    expect(atOnce).toBe(0)
    expect(sent.map(({ id }) => id)).toEqual(["mail.letter-1@singgah"])
  })

  it("writes about a booking to its guest and its property in their languages, in the calendar too", async () => {
    const { desk, sent, work } = aMailRoom()
    const guest = aGuestAt(desk, "session-1", "cn")
    await guest.press(await guest.ready(), "payAtProperty")

    await work()

    const message = sent.find(({ to }) => to === "aisyah.tan@example.com")
    const toProperty = sent.find(({ to }) => to === "owner@springwater.example")
    expect(JSON.parse(toProperty!.text)).toMatchObject({ about: "property", language: "bm" })
    expect(JSON.parse(message!.text)).toMatchObject({ letter: { language: "cn" } })
    expect(new TextDecoder().decode(message!.files[0]!.content)).toContain(aProperty().name.cn)
  })

  it("seals the link until it is sent", () => {
    const sealed: Array<string> = []
    const encryption = { ...openEncryption, seal: (text: string) => `sealed ${sealed.push(text)}` }

    expect(letterOrder(encryption, "letter-1", welcome).sealed).toBe("sealed 1")
  })
})
