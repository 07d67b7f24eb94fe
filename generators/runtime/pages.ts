/** Calls with more in its query. */
type Call<Answer> = (query: object) => PromiseLike<Answer>
/** What the answer to a call has of something. */
type In<Answer, Value> = (answer: Answer) => Value | null | undefined
type Items<Answer, Item> = In<Answer, readonly Item[]>

/** A number as answers write it. */
type Count = number | bigint | string

/** A request with more in its query. */
export const withQuery = <Request>(request: Request, query: object): Request =>
  ({ ...request, query: { ...(request as { readonly query?: object } | undefined)?.query, ...query } }) as Request

/**
 * The items of a list in pages with numbers: `pageNo` 1, 2, 3. It ends where there are as many as `total` says, or where a page is empty or comes again.
 */
export const itemsByNumber = <Answer, Item>(
  call: Call<Answer>,
  items: Items<Answer, Item>,
  total: In<Answer, Count>,
  name: string,
  first: Count,
) => counted(call, items, total, name, first, () => 1)

/** The same for a list that is asked for behind so many of its items: `offset` 0, 20, 40. */
export const itemsByOffset = <Answer, Item>(
  call: Call<Answer>,
  items: Items<Answer, Item>,
  total: In<Answer, Count>,
  name: string,
  first: Count,
) => counted(call, items, total, name, first, here => here)

async function* counted<Answer, Item>(
  call: Call<Answer>,
  items: Items<Answer, Item>,
  total: In<Answer, Count>,
  name: string,
  first: Count,
  step: (here: number) => number,
): AsyncGenerator<Item> {
  let seen = 0
  let before = ''
  for (let at = Number(first); ; ) {
    const answer = await call({ [name]: at })
    const here = items(answer) ?? []
    const written = JSON.stringify(here, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    if (here.length === 0 || written === before) return
    yield* here
    seen += here.length
    before = written
    if (seen >= Number(total(answer) ?? Number.POSITIVE_INFINITY)) return
    at += step(here.length)
  }
}

/** The items of a list each page of which says where the next one begins; none, or the same again, is the end. */
export async function* itemsByToken<Answer, Item>(
  call: Call<Answer>,
  items: Items<Answer, Item>,
  token: In<Answer, unknown>,
  name: string,
): AsyncGenerator<Item> {
  for (let next: unknown; ; ) {
    const answer = await call(next ? { [name]: next } : {})
    yield* items(answer) ?? []
    const found = token(answer)
    if (!found || found === next) return
    next = found
  }
}

/** The same where pages say the address of the next one, which differs in its query. */
export async function* itemsByLink<Answer, Item>(
  call: Call<Answer>,
  items: Items<Answer, Item>,
  link: In<Answer, unknown>,
): AsyncGenerator<Item> {
  for (let next = ''; ; ) {
    const answer = await call(Object.fromEntries(new URL(next, 'http://a').searchParams))
    yield* items(answer) ?? []
    const found = String(link(answer) ?? '')
    if (found === '' || found === next) return
    next = found
  }
}
