import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"

/** The shape of a profile that is about to stand here. */
export const ProfileSkeleton = () => (
  <>
    <LoadingSaid />
    <Skeleton height="9rem" radius="var(--radius-3)" />
    <Skeleton height="28rem" radius="var(--radius-3)" />
  </>
)
