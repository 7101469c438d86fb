/** What the platform asks of most stays, in hundredths of a percent; a property may have its own. */
export const USUAL_FEE_BPS = 300
