/** The font of the site, as `fonts.css` names it. */
export const FONT = "Plus Jakarta Sans"
