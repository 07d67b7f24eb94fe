/** The items of a list that comes in pages, one after the other; the next page is asked for when its first item is wanted. */
export async function* itemsOf<Answer, Item>(
  page: (number: number) => PromiseLike<Answer>,
  items: (answer: Answer) => readonly Item[] | null | undefined,
  total: (answer: Answer) => number | null | undefined,
  first = 1,
): AsyncGenerator<Item> {
  let seen = 0
  for (let number = first; ; number++) {
    const answer = await page(number)
    const here = items(answer) ?? []
    yield* here
    seen += here.length
    const all = total(answer)
    if (here.length === 0 || (typeof all === 'number' && seen >= all)) return
  }
}
