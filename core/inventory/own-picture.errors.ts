import { Schema } from "effect"

/** A file that is not shown as a picture of a property, and why. */
export class OwnPictureRefused extends Schema.TaggedError<OwnPictureRefused>()(
  "OwnPictureRefused",
  { reason: Schema.Literals(["NotAPicture", "PictureTooLarge", "TooManyPixels"]) },
) {}
