import { HtmlValidate } from "html-validate"

/**
 * The rules of the HTML standard, and those that readers of screens need. A list says that it is one,
 * because Safari forgets it of lists without bullets; what a combobox opens has no element of its own;
 * a fieldset without a legend only locks a form while it is sent.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    "wcag/h71": "off",
  },
})

/** Everything that a validator finds wrong with a page. */
export const faultsIn = async (html: string): Promise<ReadonlyArray<string>> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "-"})`),
  )
}
