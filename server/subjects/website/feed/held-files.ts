import { commaList } from '../../../util/comma-list'

/** Uses of files that an article, slide or link may show to everybody. */
const STORED = /(?:^|\/)((?:image|jeditor|temp|document)\/[0-9a-f]{32})\//
const ADDRESS = /\b(src|href)="([^"]*)"/g

/** What a text names of a stored file: its use and id. */
const keyOf = (text: string): string | undefined => STORED.exec(text)?.[1]

/** The stored paths that a field names; the name behind is for people alone. */
const pathsOf = (field: string | null): readonly string[] => commaList(field ?? '').flatMap(path => (keyOf(path) ? [path] : []))

/** Addresses within a rich text that name stored files, by the attribute in which they stand. */
const namedIn = (body: string, attribute: string): readonly string[] =>
  [...body.matchAll(ADDRESS)].flatMap(([, name, text = '']) => (name === attribute && keyOf(text) ? [`${keyOf(text)}/file`] : []))

interface Holding {
  readonly cover: string | null
  readonly body: string
  readonly files: string | null
}

/** Each file once, in its first place: the places are what public addresses name. */
function unique(paths: readonly string[]): readonly string[] {
  const byKey = new Map(paths.toReversed().map(path => [keyOf(path), path]))
  return [...new Set(paths.map(keyOf))].map(key => byKey.get(key) ?? '')
}

/** Stored paths of the pictures that an article holds: its cover, then those in its text. */
export const heldPictures = ({ cover, body }: Pick<Holding, 'cover' | 'body'>): readonly string[] =>
  unique([...pathsOf(cover).slice(0, 1), ...namedIn(body, 'src')])

/** Stored paths of its attachments, then of the files that its text leads to. */
export const heldFiles = ({ files, body }: Pick<Holding, 'files' | 'body'>): readonly string[] =>
  unique([...pathsOf(files), ...namedIn(body, 'href')])

/** The first stored file that a field names. */
export const firstFile = (field: string | null): string | undefined => pathsOf(field)[0]

/** A rich text with public addresses in place of inner paths: `addressOf` gives that of a kind of file at its place. */
export function withPublicAddresses(article: Holding, addressOf: (kind: 'picture' | 'file', no: number) => string): string {
  const places = { src: heldPictures(article).map(keyOf), href: heldFiles(article).map(keyOf) }
  return article.body.replace(ADDRESS, (whole, name: 'src' | 'href', text: string) => {
    const no = places[name].indexOf(keyOf(text) ?? '')
    return no < 0 ? whole : `${name}="${addressOf(name === 'src' ? 'picture' : 'file', no)}"`
  })
}
