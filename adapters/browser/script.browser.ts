/** Loads another site's script into the page; rejects where it cannot be loaded, and may be asked again. */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script")
    script.src = address
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", () => {
      script.remove()
      reject(new Error(`The script at ${address} cannot be loaded`))
    })
    document.head.append(script)
  })
