/** A defect is told to whoever runs the site; the page that it spoilt learns nothing of it. */
export const hideDefects =
  (report: (where: string, cause: unknown) => void) =>
  (defect: unknown): Error => {
    report("pages", defect)
    return Object.assign(new Error("unforeseen"), { stack: "" })
  }
