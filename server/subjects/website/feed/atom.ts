/** One article of a feed. */
interface AtomEntry {
  readonly id: string
  readonly title: string
  readonly summary: string | null
  readonly author: string | null
  readonly column: string
  /** `YYYY-MM-DD HH:mm:ss` in China. */
  readonly publishTime: string
  readonly address: string
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML cannot hold goes. */
const escaped = (text: string): string => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, one => ESCAPES[one] ?? one)

const timeOf = (publishTime: string) => `${publishTime.replace(' ', 'T')}+08:00`

const entryOf = ({ id, title, summary, author, column, publishTime, address }: AtomEntry) => `  <entry>
    <id>urn:weft:article:${escaped(id)}</id>
    <title>${escaped(title)}</title>
    <updated>${timeOf(publishTime)}</updated>
    <author><name>${escaped(author ?? column)}</name></author>
    <category term="${escaped(column)}"/>
    <link href="${escaped(address)}"/>
    <summary>${escaped(summary ?? '')}</summary>
  </entry>
`

/** An Atom feed (RFC 4287) of articles; `address`: its own. */
export const atomFeed = (title: string, tenantId: number, address: string, entries: readonly AtomEntry[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:weft:website:${tenantId}</id>
  <title>${escaped(title)}</title>
  <updated>${timeOf(
    entries
      .map(({ publishTime }) => publishTime)
      .sort()
      .at(-1) ?? '1970-01-01 08:00:00',
  )}</updated>
  <link rel="self" href="${escaped(address)}"/>
${entries.map(entryOf).join('')}</feed>
`
