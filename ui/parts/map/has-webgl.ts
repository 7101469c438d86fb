/** Whether this browser draws with WebGL 2, as the map needs it; a few do not, or forbid it. */
export const hasWebGl = (): boolean => {
  try {
    const context = document.createElement("canvas").getContext("webgl2")
    context?.getExtension("WEBGL_lose_context")?.loseContext()
    return context !== null && context !== undefined
  } catch {
    return false
  }
}
