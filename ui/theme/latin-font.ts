import url from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url"

/** Where the letters of English and Malay lie; the page asks for them first. */
export default url
