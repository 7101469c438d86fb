import { shiftedDate, shiftOf } from "./later-clock.js"

// Loaded before everything else in each process of a run, so that all of them live on the same day.
const shift = shiftOf(process.env)
if (shift !== 0) globalThis.Date = shiftedDate(globalThis.Date, shift)
