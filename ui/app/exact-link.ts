/** Such a link is the current page only at exactly its own address, query included. */
export const exactLink = { activeOptions: { exact: true, includeSearch: true } } as const
