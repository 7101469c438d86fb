import { Field } from "#ui/parts/fields/Field.tsx"
import { draw } from "#tests/ui/support/stage.tsx"
import type { Language } from "#core/kernel/localised.ts"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"

it.each<[Language, string, string]>([
  ["en", "Arrival time", "Arrival time (optional)"],
  ["bm", "Waktu tiba", "Waktu tiba (pilihan)"],
  ["cn", "到达时间", "到达时间（选填）"],
])(
  "says in %s, with its own brackets, which fields are optional",
  async (language, label, named) => {
    await draw(
      <Field label={label} optional>
        {(ties) => <input {...ties} />}
      </Field>,
      { language },
    )

    expect(screen.getByLabelText(named)).toBeTruthy()
    expect(document.querySelector("label")?.textContent).toBe(named)
  },
)
