import { factsOfMyKad } from "#core/people/mykad.rules.ts"
import { day } from "#fixtures/builders/a-stay.ts"
import { expect, it } from "vitest"

const TODAY = day("2026-12-04")

it.each([
  ["900412145678", { dateOfBirth: "1990-04-12", gender: "female" }],
  ["900412145677", { dateOfBirth: "1990-04-12", gender: "male" }],
  ["000229145671", { dateOfBirth: "2000-02-29", gender: "male" }],
  ["081204145671", { dateOfBirth: "2008-12-04", gender: "male" }],
  ["271204145671", { dateOfBirth: "1927-12-04", gender: "male" }],
])("%s says when its owner was born, and the gender", (typed, facts) => {
  expect(factsOfMyKad(typed, TODAY)).toEqual(facts)
})

it.each([
  ["", "nothing typed"],
  ["90041214567", "a number that is not whole yet"],
  ["901312145678", "a month that is none"],
  ["900412175678", "a place of birth that is none"],
  ["E12345678", "a passport"],
  ["081205145671", "somebody who is 17, or 117"],
  ["261204145671", "somebody who is nought, or 100"],
  ["010229145671", "29 February of a year without one"],
])("%s says nothing: %s", (typed) => {
  expect(factsOfMyKad(typed, TODAY)).toBeNull()
})
