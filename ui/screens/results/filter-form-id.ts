/**
 * The id of the form that holds the whole search; fields elsewhere on the page belong to it by this
 * id.
 */
export const FILTER_FORM = "filters"

/** The panel around the form; on phones it opens as a sheet. */
export const FILTER_PANEL = "filter-panel"
