type SharedPage = { readonly url: string; readonly title?: string; readonly text?: string }

/**
 * Gives a page on, by the system's own sheet where it has one, and by the clipboard. A site that is
 * reached by plain http has neither.
 */
export const browserSharing = () => ({
  hasSheet: (): boolean => typeof navigator.share === "function",
  /** False when the guest closed the sheet or the system refused. */
  open: (page: SharedPage): Promise<boolean> =>
    navigator.share(page).then(
      () => true,
      () => false,
    ),
  /** False where the browser allows no copying. */
  copy: async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  },
})
