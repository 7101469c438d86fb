import { useRouter } from "@tanstack/react-router"
import { Suspense, useSyncExternalStore } from "react"
import { optionalPart } from "../parts/optional-part.ts"

const UpdateBar = optionalPart(
  async () => (await import("./UpdateBar.tsx")).UpdateBar,
  () => null,
)

/** Nothing, until a newer build is out. */
export const Update = () => {
  const { release } = useRouter().options.context
  const isOutdated = useSyncExternalStore(release.subscribe, release.isOutdated, () => false)
  return isOutdated ? (
    <Suspense>
      <UpdateBar />
    </Suspense>
  ) : null
}
