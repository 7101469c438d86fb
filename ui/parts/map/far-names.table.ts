import type { Localised } from "#core/kernel/localised.ts"
import type { Point } from "#core/place/place.ts"

/** The countries and seas around Malaysia, and where their names are written. */
export const farNames: ReadonlyArray<{
  readonly kind: "country" | "sea"
  readonly name: Localised
  readonly point: Point
}> = [
  {
    kind: "country",
    name: { en: "Thailand", bm: "Thailand", cn: "泰国" },
    point: { lat: 8.4, lng: 99.4 },
  },
  {
    kind: "country",
    name: { en: "Indonesia", bm: "Indonesia", cn: "印度尼西亚" },
    point: { lat: 0.4, lng: 101.3 },
  },
  {
    kind: "country",
    name: { en: "Indonesia", bm: "Indonesia", cn: "印度尼西亚" },
    point: { lat: 0.6, lng: 114.6 },
  },
  {
    kind: "country",
    name: { en: "Singapore", bm: "Singapura", cn: "新加坡" },
    point: { lat: 1.345, lng: 103.82 },
  },
  {
    kind: "country",
    name: { en: "Brunei", bm: "Brunei", cn: "文莱" },
    point: { lat: 4.55, lng: 114.65 },
  },
  {
    kind: "country",
    name: { en: "Philippines", bm: "Filipina", cn: "菲律宾" },
    point: { lat: 7.6, lng: 123.2 },
  },
  {
    kind: "sea",
    name: { en: "South China Sea", bm: "Laut China Selatan", cn: "南中国海" },
    point: { lat: 4.8, lng: 107.6 },
  },
  {
    kind: "sea",
    name: { en: "Strait of Malacca", bm: "Selat Melaka", cn: "马六甲海峡" },
    point: { lat: 3.7, lng: 99.8 },
  },
  {
    kind: "sea",
    name: { en: "Sulu Sea", bm: "Laut Sulu", cn: "苏禄海" },
    point: { lat: 7.9, lng: 119.4 },
  },
  {
    kind: "sea",
    name: { en: "Celebes Sea", bm: "Laut Sulawesi", cn: "苏拉威西海" },
    point: { lat: 3.2, lng: 120.2 },
  },
]
