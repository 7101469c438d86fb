import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"

/** Placeholder for two bookings while the list loads. */
export const BookingsSkeleton = () => (
  <>
    <LoadingSaid />
    <Skeleton height="10rem" radius="var(--radius-3)" />
    <Skeleton height="10rem" radius="var(--radius-3)" />
  </>
)
