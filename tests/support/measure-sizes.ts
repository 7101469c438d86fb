import { sizesIn, sizeTable } from "./sizes.ts"

// `npm run sizes` prints how long files and functions are; with a folder behind it, those of a copy.

const [root = "."] = process.argv.slice(2)
console.log(sizeTable(["core", "adapters", "ui"].map((folder) => sizesIn(root, folder))))
