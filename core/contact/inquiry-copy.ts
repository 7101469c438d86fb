import { Schema } from "effect"
import { Instant } from "../kernel/instant.ts"
import { FileKind } from "./attachment.ts"

/** An inquiry in the download of its writer's own data. */
export const InquiryCopy = Schema.Struct({
  reference: Schema.String,
  receivedAt: Instant,
  type: Schema.String,
  name: Schema.String,
  phone: Schema.String,
  email: Schema.String,
  subject: Schema.String,
  message: Schema.String,
  files: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      kind: FileKind,
      bytes: Schema.Int,
      /** In base64; null where the files before it fill the copy. */
      content: Schema.NullOr(Schema.String),
    }),
  ),
})
export interface InquiryCopy extends Schema.Schema.Type<typeof InquiryCopy> {}
