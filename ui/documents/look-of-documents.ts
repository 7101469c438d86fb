/** How a page looks that is written without anything else, so that it works whatever else has failed. */
export const lookOfDocuments = `
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 1rem; padding: 1.5rem;
  box-sizing: border-box; max-width: 34rem; margin-inline: auto; text-align: center;
  font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere;
  background: light-dark(#fdfaf4, #0f1714); color: light-dark(#1c2924, #f3f1ea) }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; text-wrap: balance }
p { margin: .5rem 0 0; text-wrap: balance }
nav { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: center }
a { padding: .625rem 1.25rem; border: 1px solid; border-radius: 999px; text-decoration: none;
  color: light-dark(#11603f, #7fd3ac) }
a:first-child { background: light-dark(#11603f, #7fd3ac); color: light-dark(#fff, #0f1714) }
a:focus-visible { outline: 3px solid light-dark(#2466b8, #8ec7f5); outline-offset: 2px }`
