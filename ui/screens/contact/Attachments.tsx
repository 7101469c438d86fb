import type { UploadActor } from "#core/contact/inquiry.context.ts"
import { inquiryTerms, megabytesOf } from "#core/contact/inquiry.terms.ts"
import { useSelector } from "@xstate/react"
import { useState, type DragEvent } from "react"
import { Icon } from "../../parts/icons/Icon.tsx"
import { Button } from "../../parts/Button.tsx"
import { classes } from "../../parts/classes.ts"
import { issueText } from "../../parts/fields/issue-text.ts"
import { fileSizeText } from "../../formats/file-size.ts"
import type { InquiryActor } from "../../app/journeys.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import styles from "./contact.module.css"
import { fieldIdOf } from "./fields.ts"

const { most, bytesEach, bytesTogether } = inquiryTerms.attachments
const ACCEPTED = "application/pdf,image/jpeg,image/png,image/webp"

const picked = (files: FileList | null) =>
  [...(files ?? [])].map((file) => ({
    name: file.name,
    bytes: file.size,
    read: async () => new Uint8Array(await file.arrayBuffer()),
  }))

/** Files are chosen or dropped here and go at once, each with its own progress. */
export const Attachments = ({ inquiry }: { readonly inquiry: InquiryActor }) => {
  const { t, language } = useTranslation()
  const id = fieldIdOf("attachments")
  const uploads = useSelector(inquiry, ({ context }) => context.uploads)
  const attach = (files: FileList | null) =>
    inquiry.send({ type: "guest.attached", files: picked(files) })
  return (
    <div className={styles["attachments"]}>
      <DropZone onDrop={attach}>
        <input
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          className="visually-hidden"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            attach(target.files)
            target.value = ""
          }}
        />
        <label htmlFor={id}>
          <Icon name="paperclip" size={20} /> {t("contact.attachments")}
        </label>
        <p id={`${id}-hint`}>
          {t("contact.attachments.hint", {
            most,
            each: megabytesOf(bytesEach),
            together: megabytesOf(bytesTogether),
          })}
        </p>
      </DropZone>
      {uploads.length > 0 && (
        <ul role="list" key={language} aria-label={t("contact.attachments")}>
          {uploads.map((upload) => (
            <Upload
              key={upload.id}
              upload={upload}
              onRemove={() => inquiry.send({ type: "guest.detached", upload: upload.id })}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const DropZone = ({
  onDrop,
  children,
}: {
  readonly onDrop: (files: FileList) => void
  readonly children: React.ReactNode
}) => {
  const [isOver, setOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <div
      className={classes(styles["drop"], isOver && styles["over"])}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        onDrop(event.dataTransfer.files)
      }}
    >
      {children}
    </div>
  )
}

/** One file: its progress, its error, and the button that removes it. */
const Upload = ({
  upload,
  onRemove,
}: {
  readonly upload: UploadActor
  readonly onRemove: () => void
}) => {
  const { t } = useTranslation()
  const { value, context } = useSelector(upload, (snapshot) => snapshot)
  const { name, bytes } = context.file
  const mayRetry = useSelector(upload, (snapshot) => snapshot.can({ type: "guest.retried" }))
  return (
    <li className={styles["upload"]}>
      <Icon name="file-text" size={20} />
      <div>
        <b>{name}</b>
        {value === "going" ? (
          <progress
            value={context.share}
            aria-label={t("contact.upload.progress", { name })}
            max={1}
          />
        ) : (
          <p role="status" className={classes(value !== "kept" && styles["wrong"])}>
            {context.reason ? issueText(context.reason, t) : t(`contact.upload.${value}`)}
            {value === "kept" && ` · ${fileSizeText(bytes)}`}
          </p>
        )}
      </div>
      {mayRetry && (
        <Button
          look="quiet"
          size="icon"
          aria-label={t("contact.upload.retry", { name })}
          onClick={() => upload.send({ type: "guest.retried" })}
        >
          <Icon name="rotate-cw" size={18} />
        </Button>
      )}
      <Button
        look="quiet"
        size="icon"
        aria-label={t(value === "going" ? "contact.upload.cancel" : "contact.upload.remove", {
          name,
        })}
        onClick={onRemove}
      >
        <Icon name="x" size={18} />
      </Button>
    </li>
  )
}
