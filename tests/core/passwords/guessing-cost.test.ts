import { guessingCost, LEAST_GUESSING_COST } from "#core/passwords/guessing-cost.ts"
import { easyWords } from "#core/passwords/easy-words.table.ts"
import { describe, expect, it } from "vitest"

const guest = { email: "nurul.h@mel.example.com", firstName: "Nurul Huda", lastName: "Zainal" }
const nobody = { email: "" }
const isCommon = (word: string) => ["trustno", "horse", "abc"].includes(word)
const costOf = (password: string, owner = guest as Parameters<typeof guessingCost>[1]) =>
  guessingCost(password, owner, isCommon)

describe("what a password costs who guesses", () => {
  it.each([
    ["", 0],
    ["q", 3],
    ["qz", 6],
    ["7", 2],
    ["72", 4],
    ["qzx7", 11],
    ["-_. ", 12],
  ])("is the sum of its characters where there is nothing to know: %j", (password, cost) => {
    expect(costOf(password)).toBe(cost)
  })

  it.each([
    ["a common word", "malaysia", 9],
    ["a word that only the server knows", "trustno", 9],
    ["a word as long as words are", "pulaupinang", 9],
    ["a word of four letters", "love", 9],
    ["no word of three letters", "aqc", 9],
    ["a word between others", "qxmonkeyzv", 21],
    ["the same key again and again", "zzzzzzz", 6],
    ["a row of keys", "asdfgh", 6],
    ["the row of keys above it", "ertyu", 6],
    ["the row of keys below it", "xcvbn", 6],
    ["a row of keys backwards", "lkjhg", 6],
    ["the alphabet", "defgh", 6],
    ["digits one after the other", "3456789", 6],
    ["a year", "1957", 6],
    ["a year of this century", "2026", 6],
    ["no year", "1857", 8],
    ["digits around a year", "719577", 10],
    ["what stood there before", "qzmqzm", 15],
    ["two characters that stood there before", "qzqz", 12],
    ["the product", "singgah", 3],
    ["the guest's first name", "nurul", 3],
    ["another of the guest's names", "huda", 3],
    ["the guest's last name", "zainal", 3],
    ["the guest's address", "mel", 3],
  ])("is little for %s", (_, password, cost) => {
    expect(costOf(password)).toBe(cost)
  })

  it("needs nobody who knows more words", () => {
    expect(guessingCost("trustno", guest)).toBe(21)
    expect(guessingCost("malaysia", guest)).toBe(9)
  })

  it("knows no word without letters", () => {
    expect(easyWords.has("")).toBe(false)
  })

  it("of a name is that of a word nobody knows, for anybody else", () => {
    expect(costOf("zainal", nobody)).toBe(18)
    expect(costOf("h", guest)).toBe(3)
  })

  it.each([
    ["MonKey", 9],
    ["mönkey", 9],
    ["m0nk3y", 9],
    ["p@$5w0rd", 9],
    ["he11o", 9],
    ["8atman", 9],
    ["9uest", 9],
    ["7ravel", 9],
    ["wi|ayah", 9],
    ["adm!n", 9],
    ["adm1n", 9],
    ["p4h4ng", 9],
    ["51n99ah", 3],
  ])("is that of the word, however it is disguised: %s", (password, cost) => {
    expect(costOf(password)).toBe(cost)
  })

  it("is the least of all ways to take it apart", () => {
    expect(costOf("singgah1234")).toBe(9)
    expect(costOf("iloveyou1234")).toBe(15)
    expect(costOf("password1957zz")).toBe(21)
  })

  it.each(["Password123!", "letmein12345", "sayang123456", "NurulHuda1990!", "Singgah2026!!"])(
    "is too little for %s",
    (password) => {
      expect(costOf(password)).toBeLessThan(LEAST_GUESSING_COST)
    },
  )

  it.each([
    "teh tarik kurang manis",
    "correct horse battery staple",
    "nasi lemak di tepi jalan",
    "x7k2m9q4w1",
    "我家的猫爱吃咖喱饭",
  ])("is enough for %s", (password) => {
    expect(costOf(password)).toBeGreaterThanOrEqual(LEAST_GUESSING_COST)
  })
})
