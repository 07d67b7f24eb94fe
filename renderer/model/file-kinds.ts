/** A kind of file that may be kept, recognised by its extension and its bytes; both must agree. */
export interface FileKind {
  readonly type: string
  /** Shown in the browser instead of being saved. Default false. */
  readonly inline?: boolean
  /** Decoded and written anew before it is kept. Default false. */
  readonly picture?: boolean
  readonly fits: (head: Uint8Array) => boolean
}

/** Bytes that are looked at. */
export const HEAD_BYTES = 4096

/** Some of the bytes, a character each. */
const characters = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))

const starts =
  (...signatures: readonly string[]) =>
  (head: Uint8Array) =>
    signatures.some(signature => characters(head, 0, signature.length) === signature)

const zipped = starts('PK\x03\x04')
const FOLDERS = ['word', 'xl', 'ppt'] as const
/** Where the name of a part stands behind its mark. */
const NAME = 26

/** A document of an office: one whose first parts lie in the folder of another sort is none. */
const archive = (folder: (typeof FOLDERS)[number]) => (head: Uint8Array) => {
  const parts = characters(head, 0, HEAD_BYTES).split('PK\x03\x04').slice(1)
  const found = FOLDERS.filter(one => parts.some(part => part.startsWith(`${one}/`, NAME)))
  return zipped(head) && (found.length === 0 || found.includes(folder))
}
const compound = starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
/** UTF-16 that says so by its first two bytes. A letter that the end of the head cuts is no fault. */
function isMarkedUtf16(head: Uint8Array): boolean {
  const encoding = starts('\xff\xfe')(head) ? 'utf-16le' : starts('\xfe\xff')(head) ? 'utf-16be' : undefined
  return encoding !== undefined && !new TextDecoder(encoding).decode(head).includes('\0')
}
/** Text has no zero bytes, unless it says that it is UTF-16. */
const text = (head: Uint8Array) => !head.includes(0) || isMarkedUtf16(head)
/** First bytes of the dialects of dBASE. */
const DBASE = '\x02\x03\x04\x05\x30\x31\x32\x43\x63\x83\x8b\x8e\xcb\xf5\xfb'
const boxed = (head: Uint8Array) => characters(head, 4, 8) === 'ftyp'
const webp = (head: Uint8Array) => characters(head, 0, 4) === 'RIFF' && characters(head, 8, 12) === 'WEBP'
const wave = (head: Uint8Array) => characters(head, 0, 4) === 'RIFF' && characters(head, 8, 12) === 'WAVE'
const jpeg: FileKind = { type: 'image/jpeg', inline: true, picture: true, fits: starts('\xff\xd8\xff') }
// A document, not a picture: browsers draw none, and to be drawn anew would cost it its pages.
const tiff: FileKind = { type: 'image/tiff', fits: starts('II*\0', 'MM\0*') }
const office = 'application/vnd.openxmlformats-officedocument'

const kinds: ReadonlyMap<string, FileKind> = new Map<string, FileKind>([
  ['png', { type: 'image/png', inline: true, picture: true, fits: starts('\x89PNG\r\n\x1a\n') }],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['gif', { type: 'image/gif', inline: true, picture: true, fits: starts('GIF87a', 'GIF89a') }],
  ['bmp', { type: 'image/bmp', inline: true, picture: true, fits: starts('BM') }],
  ['webp', { type: 'image/webp', inline: true, picture: true, fits: webp }],
  ['pdf', { type: 'application/pdf', inline: true, fits: starts('%PDF-') }],
  ['doc', { type: 'application/msword', fits: compound }],
  ['xls', { type: 'application/vnd.ms-excel', fits: compound }],
  ['ppt', { type: 'application/vnd.ms-powerpoint', fits: compound }],
  ['docx', { type: `${office}.wordprocessingml.document`, fits: archive('word') }],
  ['xlsx', { type: `${office}.spreadsheetml.sheet`, fits: archive('xl') }],
  ['pptx', { type: `${office}.presentationml.presentation`, fits: archive('ppt') }],
  ['zip', { type: 'application/zip', fits: starts('PK\x03\x04', 'PK\x05\x06') }],
  ['rar', { type: 'application/vnd.rar', fits: starts('Rar!\x1a\x07') }],
  ['7z', { type: 'application/x-7z-compressed', fits: starts('7z\xbc\xaf\x27\x1c') }],
  ['txt', { type: 'text/plain; charset=utf-8', fits: text }],
  ['csv', { type: 'text/csv; charset=utf-8', fits: text }],
  ['tsv', { type: 'text/tab-separated-values; charset=utf-8', fits: text }],
  ['json', { type: 'application/json', fits: text }],
  ['jsonl', { type: 'application/x-ndjson', fits: text }],
  ['ndjson', { type: 'application/x-ndjson', fits: text }],
  ['dbf', { type: 'application/vnd.dbf', fits: head => head.length > 32 && DBASE.includes(characters(head, 0, 1)) }],
  ['parquet', { type: 'application/vnd.apache.parquet', fits: starts('PAR1') }],
  ['odt', { type: 'application/vnd.oasis.opendocument.text', fits: zipped }],
  ['rtf', { type: 'application/rtf', fits: starts('{\\rtf') }],
  ['html', { type: 'text/html', fits: text }],
  ['htm', { type: 'text/html', fits: text }],
  ['md', { type: 'text/markdown; charset=utf-8', fits: text }],
  ['eml', { type: 'message/rfc822', fits: text }],
  ['msg', { type: 'application/vnd.ms-outlook', fits: compound }],
  ['tif', tiff],
  ['tiff', tiff],
  ['mp4', { type: 'video/mp4', fits: boxed }],
  ['webm', { type: 'video/webm', fits: starts('\x1a\x45\xdf\xa3') }],
  ['mp3', { type: 'audio/mpeg', fits: starts('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2') }],
  ['wav', { type: 'audio/wav', fits: wave }],
  ['vtt', { type: 'text/vtt; charset=utf-8', fits: starts('WEBVTT', '\xef\xbb\xbfWEBVTT') }],
])

/** The kind of an extension in small letters; undefined for one that is not kept. */
export const kindOf = (extension: string): FileKind | undefined => kinds.get(extension)

/** The part after the last dot, in small letters; '' when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** Whether a stored type is shown in the browser. */
export const isInline = (type: string): boolean => [...kinds.values()].some(kind => kind.type === type && kind.inline === true)

const contradicts = (token: string, { name, type }: NamedFile): boolean => {
  if (token.startsWith('.')) return !name.toLowerCase().endsWith(token)
  const known = (kindOf(extensionOf(name))?.type ?? type).split(';')[0] ?? ''
  return token.endsWith('/*') ? !known.startsWith(token.slice(0, -1)) : known !== token
}

/** A file as it calls itself. */
export interface NamedFile {
  readonly name: string
  /** Its media type; it counts where the extension is unknown. */
  readonly type: string
}

/** Whether a file is one of those that `accept` lists: extensions and media types, as an `<input type="file">` takes them. '' lists all. */
export function isAccepted(accept: string, file: NamedFile): boolean {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map(token => token.trim())
    .filter(token => token !== '' && token !== '*/*')
  return tokens.length === 0 || !tokens.every(token => contradicts(token, file))
}
