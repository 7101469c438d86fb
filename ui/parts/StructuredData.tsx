/** What search engines read, by schema.org; nobody sees it. */
export const StructuredData = ({ facts }: { readonly facts: object }) => {
  const text = JSON.stringify({ "@context": "https://schema.org", ...facts })
  const written = text.replaceAll("<", "\\u003c")
  // oxlint-disable-next-line react/no-danger -- no `<` of the facts can end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: written }} />
}
