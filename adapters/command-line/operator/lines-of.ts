import type { Socket } from "node:net"

/** Reads lines from a connection; a connection that sends a longer line is closed. */
export async function* linesFrom(socket: Socket, longest: number): AsyncGenerator<string> {
  let rest = ""
  for await (const piece of socket.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = (rest + piece).split("\n")
    rest = lines.pop() ?? ""
    if (rest.length > longest || lines.some(({ length }) => length > longest)) return
    yield* lines
  }
}
