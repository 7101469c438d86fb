/** The address at which each network lets somebody share a page. */
export const shareLinks = (
  url: string,
  text: string,
): ReadonlyArray<{ readonly network: string; readonly href: string }> => {
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  return [
    { network: "WhatsApp", href: `https://wa.me/?${query({ text: `${text} ${url}` })}` },
    {
      network: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    },
    { network: "X", href: `https://x.com/intent/post?${query({ text, url })}` },
    { network: "Telegram", href: `https://t.me/share/url?${query({ url, text })}` },
  ]
}
