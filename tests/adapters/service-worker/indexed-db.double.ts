type Entry = { readonly id: string; readonly timestamp: number }
type Entries = Map<string, Entry>

class RequestDouble extends EventTarget {
  result: unknown = undefined
  readonly error = null
}

const emit = (target: EventTarget, ...types: ReadonlyArray<string>): void =>
  queueMicrotask(() => {
    for (const type of types) target.dispatchEvent(new Event(type))
  })

const answered = (request: RequestDouble, result: unknown): RequestDouble => {
  request.result = result
  emit(request, "success")
  return request
}

class CursorDouble {
  readonly request: RequestDouble
  readonly #all: Entries
  readonly #left: ReadonlyArray<Entry>

  constructor(request: RequestDouble, all: Entries, left: ReadonlyArray<Entry>) {
    this.request = request
    this.#all = all
    this.#left = left
  }
  get value(): Entry | undefined {
    return this.#left[0]
  }
  advance(): void {}
  continuePrimaryKey(): void {}
  continue(): void {
    const left = this.#left.slice(1)
    const next = left.length > 0 ? new CursorDouble(this.request, this.#all, left) : null
    answered(this.request, next)
  }
  delete(): void {
    this.#all.delete(this.value?.id ?? "")
  }
}

/** The latest first: nobody asks for another order. */
class IndexDouble {
  readonly #all: Entries

  constructor(all: Entries) {
    this.#all = all
  }
  openCursor(): RequestDouble {
    const latest = [...this.#all.values()].toSorted((one, other) => other.timestamp - one.timestamp)
    const request = new RequestDouble()
    return answered(request, latest[0] ? new CursorDouble(request, this.#all, latest) : null)
  }
}

class StoreDouble {
  readonly #all: Entries
  readonly #end: () => void

  constructor(all: Entries, end = () => {}) {
    this.#all = all
    this.#end = end
  }
  createIndex(): void {}
  index(): IndexDouble {
    return new IndexDouble(this.#all)
  }
  get(id: string): RequestDouble {
    return answered(new RequestDouble(), this.#all.get(id))
  }
  put(entry: Entry): RequestDouble {
    this.#all.set(entry.id, entry)
    this.#end()
    return answered(new RequestDouble(), entry.id)
  }
}

class TransactionDouble extends EventTarget {
  readonly objectStoreNames: ReadonlyArray<string>
  readonly #all: Entries

  constructor(name: string, all: Entries) {
    super()
    this.objectStoreNames = [name]
    this.#all = all
  }
  objectStore(): StoreDouble {
    return new StoreDouble(this.#all, () => emit(this, "complete"))
  }
}

class DatabaseDouble extends EventTarget {
  readonly #all: Entries = new Map()

  createObjectStore(): StoreDouble {
    return new StoreDouble(this.#all)
  }
  transaction(name: string): TransactionDouble {
    return new TransactionDouble(name, this.#all)
  }
}

const KINDS = Symbol.for("the kinds of objects of an indexed database")
const world = globalThis as { [KINDS]?: ReturnType<typeof kinds> }

const kinds = () => ({
  IDBRequest: RequestDouble,
  IDBDatabase: DatabaseDouble,
  IDBTransaction: TransactionDouble,
  IDBObjectStore: StoreDouble,
  IDBIndex: IndexDouble,
  IDBCursor: CursorDouble,
})

/**
 * An indexed database in memory, as far as the list of what was put into a cache when needs it; with
 * the names under which a browser has its parts. A library remembers the first kinds that it has seen.
 */
export const indexedDatabase = () => {
  const known = (world[KINDS] ??= kinds())
  const database = new known.IDBDatabase()
  const open = (): RequestDouble => {
    const request = new known.IDBRequest()
    request.result = database
    emit(request, "upgradeneeded", "success")
    return request
  }
  const deleteDatabase = () => answered(new known.IDBRequest(), undefined)
  return { ...known, indexedDB: { open, deleteDatabase } }
}
