import { cleanup, configure } from "@testing-library/react"
import { afterEach } from "vitest"

// A page of many forms takes its time on a busy machine; a wait ends as soon as what it is for is there.
configure({ asyncUtilTimeout: 10_000 })

// The files of a worker share one document: every test leaves it empty.
afterEach(cleanup)
