import { LoadingSaid, Skeleton } from "../../parts/Skeleton.tsx"

/** Two bookings are about to stand here. */
export const BookingsSkeleton = () => (
  <>
    <LoadingSaid />
    <Skeleton height="10rem" radius="var(--radius-3)" />
    <Skeleton height="10rem" radius="var(--radius-3)" />
  </>
)
