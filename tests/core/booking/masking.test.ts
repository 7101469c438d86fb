import { describe, expect, it } from "vitest"
import { maskedGuest, maskedNumber } from "#core/booking/masking.ts"

const guest = {
  firstName: "Aisyah",
  lastName: "Tan",
  email: "aisyah.tan@example.com",
  phone: "+60123456789",
}

describe("A masked guest", () => {
  it("shows initials, the mail's domain and three digits", () => {
    expect(maskedGuest(guest)).toEqual({
      name: "A•••• T••",
      email: "a•••@example.com",
      phone: "•••789",
    })
  })

  it("masks every word of a name, and a name of one letter too", () => {
    expect(maskedGuest({ ...guest, firstName: "Siti Nur", lastName: "Ng" }).name).toBe(
      "S••• N•• N•",
    )
    expect(maskedGuest({ ...guest, firstName: "Siti  Nur" }).name).toBe("S••• • N•• T••")
    expect(maskedGuest({ ...guest, firstName: "伟", lastName: "陈" }).name).toBe("陈•")
  })

  it("of one name shows no second one", () => {
    expect(maskedGuest({ ...guest, lastName: "" }).name).toBe("A••••")
  })

  it("does not tell how long a long name or mailbox is", () => {
    expect(maskedGuest({ ...guest, firstName: "Nurhidayah" }).name).toBe("N•••• T••")
    expect(maskedGuest({ ...guest, email: "a@example.com" }).email).toBe("a•••@example.com")
  })

  it("keeps a letter and its marks together", () => {
    expect(maskedGuest({ ...guest, firstName: "முருகன்" }).name).toBe("மு••• T••")
  })
})

describe("An identity number as its owner sees it", () => {
  it.each([
    ["900101145678", "••••••••5678"],
    ["A1234567", "••••4567"],
    ["1234", "1234"],
    ["12", "12"],
  ])("of %s is %s", (number, shown) => {
    expect(maskedNumber(number)).toBe(shown)
  })
})
