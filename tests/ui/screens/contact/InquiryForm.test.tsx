import { languages } from "#core/preferences/preferences.ts"
import { InquiryForm } from "#ui/screens/contact/InquiryForm.tsx"
import { anInquiryOn } from "#tests/core/contact/an-inquiry-form.ts"
import { expect, it } from "vitest"
import { linksOfSentence, opens } from "#tests/ui/support/legal-sentence.ts"
import { draw } from "#tests/ui/support/stage.tsx"
import { unsaidOn } from "#tests/ui/support/unsaid-on.ts"

it(
  "asks in the specified words, and says what files may be and to read it once more",
  { tags: ["§2.32", "§2.33", "§3.14", "§5.5"] },
  async () => {
    await draw(<InquiryForm inquiry={anInquiryOn().actor} />)

    expect(
      unsaidOn(document.body, [
        "Inquiry type",
        "Name",
        "Phone",
        "Email",
        "Subject",
        "Message",
        "Attach files",
      ]),
    ).toEqual([])
    expect(document.body.textContent).toContain(
      "PDF, JPEG, PNG or WebP, at most 10 MB each and 25 MB in total",
    )
    expect(document.body.textContent).toContain("Please review your details before submitting.")
  },
)

it.each(languages)(
  "the contact form says in %s what it uses, and links to it",
  async (language) => {
    await draw(<InquiryForm inquiry={anInquiryOn().actor} />, { language })

    expect(await linksOfSentence("contact.terms", language)).toEqual([opens("privacy")])
  },
)
