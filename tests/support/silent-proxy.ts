import { once } from "node:events"
import { connect, createServer, type AddressInfo, type Socket } from "node:net"

/** A network between a server and what it asks, which may lose everything without a word. */
export const aSilentProxy = async (port: number) => {
  const sockets = new Set<Socket>()
  let isSilent = false

  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1")
    // What was begun before the silence, or in it, is never heard of again: nothing says goodbye.
    let isLost = isSilent
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on("data", (bytes) => {
        isLost ||= isSilent
        if (!isLost) to.write(bytes)
      })
      from.on("error", () => undefined)
      from.on("close", () => {
        sockets.delete(from)
        if (!isLost) to.destroy()
      })
    }
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on nothing gets through, and nobody is told so. */
    silence: () => void (isSilent = true),
    /** New connections get through again; those of before stay lost. */
    letThrough: () => void (isSilent = false),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, "close")
    },
  }
}
