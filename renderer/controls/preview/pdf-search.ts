/** A match: the pieces of a page's text from the first to the last that it touches. */
export interface Hit {
  readonly page: number
  readonly first: number
  readonly last: number
}

const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase()

/** Where a text stands among the pieces of a page, whatever blanks part them; a PDF may draw each character alone. */
export function findHits(pieces: readonly string[], query: string, page: number): readonly Hit[] {
  const wanted = plain(query)
  if (wanted === '') return []
  const owners: number[] = []
  let text = ''
  for (const [index, piece] of pieces.entries()) {
    const bare = plain(piece)
    text += bare
    for (let count = 0; count < bare.length; count++) owners.push(index)
  }
  const hits: Hit[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    hits.push({ page, first: owners[at] ?? 0, last: owners[at + wanted.length - 1] ?? 0 })
  }
  return hits
}
