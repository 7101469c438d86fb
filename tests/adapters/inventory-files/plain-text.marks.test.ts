import { plainLine, plainText } from "#adapters/inventory-files/plain-text.ts"
import { describe, expect, test } from "vitest"

describe("a character that is written by its number or name", () => {
  test.each([
    ["&#65;&#x42;&#X43;", "ABC"],
    ["&#x1F600;", "😀"],
    ["&#x10FFFF;", "\u{10FFFF}"],
    ["a&#x110000;b&#1114112;c", "abc"],
    ["a&#0;b", "ab"],
    ["&#1;a", "a"],
    ["a&#xD800;b&#xDFFF;c", "abc"],
    ["&#xD7FF;&#xE000;", "\uD7FF\uE000"],
    ["&QUOT;a&quot; &apos;b&apos; &gt; &amp;", "\"a\" 'b' > &"],
    ["a&nbsp;b &euro;", "a b &euro;"],
    ["&amp;lt;", "&lt;"],
    ["1 &lt; 2", "1 < 2"],
  ])("is read: %j", (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe("tags", () => {
  test.each([
    ["a<p>b</p>c<div>d</div>e<ul><li>f</li>g</ul>", "ab\ncd\nef\ng"],
    ["a<br class='x'>b<BR/>c<br\n/>d", "a\nb\nc\nd"],
    ["a<brave>b", "ab"],
    ["<style type='x'>b { }</style >a<STYLE>c</style>", "a"],
    ["<scripted>a</scripted>", "a"],
    ["a<h1>b</h1>c<my-tag x=1>d</my-tag>e<hr/>", "abcde"],
    ["</bB", "B"],
    ["<br8", "8"],
    ["<b汉", "汉"],
    ["<brA", "A"],
    ["<bé", "bé"],
    ["a <3 b", "a <3 b"],
    ["a <<< b", "a <<< b"],
    ["<<<b", "b"],
    ["</x", "/x"],
    ["<?php", "?php"],
    ["<!doctype", "!doctype"],
    ["a<", "a<"],
    ["<!-- a\nb -->c", "c"],
  ])("are not there in what is read: %j", (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe("spaces and line breaks", () => {
  test.each([
    ["a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["a  \t b", "a b"],
    ["a \n b", "a\nb"],
    ["a \nb", "a\nb"],
    ["a\n b", "a\nb"],
    ["a\n\n\n\nb\n\nc", "a\n\nb\n\nc"],
    ["a\u0000b\u0008c\u001fd\u007fe\u009ff\u200bg\u2028h\u2029i\ufeffj", "a b c d e f g h i j"],
    ["  a  ", "a"],
  ])("are those that a reader would see: %j", (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  test("are one space each on one line", () => {
    expect(plainLine("a\n\nb\nc")).toBe("a b c")
  })

  test("are read of 20,000 characters and no more", () => {
    expect(plainText("a".repeat(20_001))).toBe("a".repeat(20_000))
  })
})
