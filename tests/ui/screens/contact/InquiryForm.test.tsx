import { InquiryForm } from "#ui/screens/contact/InquiryForm.tsx"
import { anInquiryOn } from "#tests/core/contact/an-inquiry-form.ts"
import { expect, it } from "vitest"
import { languages, linksOfSentence, opens } from "#tests/ui/support/legal-sentence.ts"
import { draw } from "#tests/ui/support/stage.tsx"

it.each(languages)(
  "the contact form says in %s what it uses, and links to it",
  async (language) => {
    await draw(<InquiryForm inquiry={anInquiryOn().actor} />, { language })

    expect(await linksOfSentence("contact.terms", language)).toEqual([opens("privacy")])
  },
)
