import { cleanup, configure } from "@testing-library/react"
import { afterEach } from "vitest"
import { PATIENCE_MS } from "./patience.ts"

// A page of many forms takes its time on a busy machine; a wait ends as soon as what it is for is there.
configure({ asyncUtilTimeout: PATIENCE_MS })

// The files of a worker share one document: every test leaves it empty.
afterEach(cleanup)
