import { fileURLToPath } from "node:url"
import type { Node, SourceFile } from "typescript/unstable/ast"
import { API, type Project, type Snapshot } from "typescript/unstable/sync"

const root = fileURLToPath(new URL("../../", import.meta.url))

/**
 * The project as the compiler sees it, and as it would see it with other texts in some files. End it,
 * since the compiler runs in a process of its own; what did not change, it reads once. The project of
 * one change is gone with the next change: the compiler needs about a gigabyte for each.
 */
export const openedProject = () => {
  const changed = new Map<string, string>()
  const api = new API({ cwd: root, fs: { readFile: (path) => changed.get(path) } })
  const projectOf = (snapshot: Snapshot): Project => {
    const [project] = snapshot.getProjects()
    if (!project) throw new Error("The compiler found no project.")
    return project
  }
  const project = projectOf(api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }))
  let last: Snapshot | null = null
  const projectWithAll = (texts: ReadonlyArray<readonly [file: string, text: string]>): Project => {
    const restored = [...changed.keys()]
    changed.clear()
    for (const [file, text] of texts) changed.set(`${root}${file}`, text)
    const next = api.updateSnapshot({ fileChanges: { changed: [...restored, ...changed.keys()] } })
    last?.dispose()
    last = next
    return projectOf(next)
  }
  const projectWith = (file: string, text: string): Project => projectWithAll([[file, text]])
  return { project, projectWith, projectWithAll, [Symbol.dispose]: () => api.close() }
}

/** The files of the given folders, with their paths inside the project. */
export const filesOfProgram = (
  { program }: Project,
  folders: RegExp,
): ReadonlyArray<{ readonly file: string; readonly source: SourceFile }> =>
  program.getSourceFileNames().flatMap((name) => {
    const file = name.startsWith(root) ? name.slice(root.length) : ""
    const source = folders.test(file) ? program.getSourceFile(name) : undefined
    return source ? [{ file, source }] : []
  })

/** Every node below a node, itself first, with the nodes that enclose it, the nearest last. */
export const walk = (
  node: Node,
  see: (node: Node, around: ReadonlyArray<Node>) => void,
  around: ReadonlyArray<Node> = [],
): void => {
  see(node, around)
  const inner = [...around, node]
  node.forEachChild((child) => {
    walk(child, see, inner)
  })
}

/** The line of a node in its file, counted from one. */
export const lineOf = (source: SourceFile, node: Node): number =>
  source.text.slice(0, node.end).split("\n").length
