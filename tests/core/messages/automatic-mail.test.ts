import { isAutomatic } from "#core/messages/automatic-mail.ts"
import { describe, expect, it } from "vitest"

const subject = { Name: "Subject", Value: "auto-replied" }

describe("a mail with the line", () => {
  it.each([
    ["Auto-Submitted", "auto-replied"],
    ["auto-submitted", " Auto-Generated; owner-email=owner@example.com"],
    ["AUTO-SUBMITTED", "auto-notified"],
    ["Auto-Submitted", "none"],
    ["Auto-Submitted", "auto-replied; by-hand=no"],
    ["Auto-Submitted", ""],
    ["Precedence", "bulk"],
    ["precedence", " Auto_Reply "],
    ["Return-Path", "<>"],
    ["return-path", " < > "],
    ["Return-Path", ""],
  ])("%s: %s is of a program", (Name, Value) => {
    expect(isAutomatic([subject, { Name, Value }])).toBe(true)
    expect(isAutomatic([{ Name, Value }, subject])).toBe(true)
  })

  it.each([
    ["Auto-Submitted", "no"],
    ["Auto-Submitted", " No; written=by-hand"],
    ["Auto-Submitted", "no (comment)"],
    ["Precedence", "first-class"],
    ["Precedence", "list"],
    ["Precedence", "not bulk"],
    ["Precedence", "bulky"],
    ["Return-Path", "<mei@example.com>"],
    ["X-Return-Path", "<>"],
  ])("%s: %s is of a person", (Name, Value) => {
    expect(isAutomatic([subject, { Name, Value }])).toBe(false)
  })

  it("none is of a person", () => {
    expect(isAutomatic([])).toBe(false)
  })
})
