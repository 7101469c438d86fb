import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"

/** Placeholder for the profile while it loads. */
export const ProfileSkeleton = () => (
  <>
    <LoadingSaid />
    <Skeleton height="9rem" radius="var(--radius-3)" />
    <Skeleton height="28rem" radius="var(--radius-3)" />
  </>
)
