const PETALS = [0, 72, 144, 216, 288]

/** A hibiscus, the flower of Malaysia, on rainforest green. */
export const Logo = ({ size = 32 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="10" fill="var(--primary)" />
    <g fill="var(--on-primary)">
      {PETALS.map((turn) => (
        <path
          key={turn}
          d="M16 15.6c-4.4-2-5-7.400-1.400-9.800 4.600-.2 6.300 6 1.400 9.800Z"
          transform={`rotate(${turn} 16 16)`}
        />
      ))}
    </g>
    <circle cx="16" cy="16" r="2.1" fill="var(--deal-fill)" />
  </svg>
)
