/** Beyond so many, sorting everything is quicker. */
const FEW = 200

const placeIn = <Item>(
  kept: ReadonlyArray<Item>,
  item: Item,
  order: (one: Item, other: Item) => number,
): number => {
  let [low, high] = [0, kept.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (order(kept[middle] as Item, item) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The first so many items of the sorted list, without sorting all of it when few are wanted. */
export const firstInOrder = <Item>(
  items: ReadonlyArray<Item>,
  order: (one: Item, other: Item) => number,
  most: number,
): ReadonlyArray<Item> => {
  if (most > FEW) return items.toSorted(order).slice(0, most)
  const kept: Array<Item> = []
  for (const item of items) {
    const last = kept[most - 1]
    if (last !== undefined && order(item, last) >= 0) continue
    kept.splice(placeIn(kept, item, order), 0, item)
    if (kept.length > most) kept.pop()
  }
  return kept
}
