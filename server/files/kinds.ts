/** A kind of file that may be kept, recognised by its extension and its bytes; both must agree. */
export interface FileKind {
  readonly type: string
  /** Shown in the browser instead of being saved. Default false. */
  readonly inline?: boolean
  /** Decoded and written anew before it is kept. Default false. */
  readonly picture?: boolean
  readonly fits: (head: Buffer) => boolean
}

/** Bytes that are looked at. */
export const HEAD_BYTES = 4096

const starts =
  (...signatures: readonly string[]) =>
  (head: Buffer) =>
    signatures.some(signature => head.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1')))

const archive = starts('PK\x03\x04')
const compound = starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
/** Text has no zero bytes; UTF-16 is not taken for text. */
const text = (head: Buffer) => !head.includes(0)
const boxed = (head: Buffer) => head.subarray(4, 8).toString('latin1') === 'ftyp'
const webp = (head: Buffer) => head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP'
const jpeg: FileKind = { type: 'image/jpeg', inline: true, picture: true, fits: starts('\xff\xd8\xff') }
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
  ['docx', { type: `${office}.wordprocessingml.document`, fits: archive }],
  ['xlsx', { type: `${office}.spreadsheetml.sheet`, fits: archive }],
  ['pptx', { type: `${office}.presentationml.presentation`, fits: archive }],
  ['zip', { type: 'application/zip', fits: starts('PK\x03\x04', 'PK\x05\x06') }],
  ['rar', { type: 'application/vnd.rar', fits: starts('Rar!\x1a\x07') }],
  ['7z', { type: 'application/x-7z-compressed', fits: starts('7z\xbc\xaf\x27\x1c') }],
  ['txt', { type: 'text/plain; charset=utf-8', fits: text }],
  ['csv', { type: 'text/csv; charset=utf-8', fits: text }],
  ['mp4', { type: 'video/mp4', fits: boxed }],
  ['mp3', { type: 'audio/mpeg', fits: starts('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2') }],
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
