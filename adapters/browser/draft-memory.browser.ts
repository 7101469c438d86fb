import { Option, Schema } from "effect"
import { InquiryDraft, type DraftMemory } from "#core/contact/inquiry-draft.ts"

const KEY = "inquiry-draft"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(InquiryDraft))

/** Keeps an inquiry that is not yet sent in the tab where it is written; it is gone with the tab. */
export const browserDraftMemory = (storage: Storage): DraftMemory => ({
  recall: () => Option.getOrNull(decode(storage.getItem(KEY))),
  keep: (draft) => {
    try {
      storage.setItem(KEY, JSON.stringify(draft))
    } catch {
      // Storage is full or forbidden: what is written stays as long as the page does.
    }
  },
  forget: () => storage.removeItem(KEY),
})
