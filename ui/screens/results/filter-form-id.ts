/** The form whose fields are the whole search; what stands elsewhere on the page belongs to it by this id. */
export const FILTER_FORM = "filters"

/** The panel around the form; on phones it opens as a sheet. */
export const FILTER_PANEL = "filter-panel"
