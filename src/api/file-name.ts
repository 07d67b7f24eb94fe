function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Headers carry bytes; servers that send UTF-8 raw arrive as Latin-1. */
function fromLatin1(text: string): string {
  const bytes = Array.from(text, character => character.codePointAt(0) ?? 0)
  if (bytes.every(byte => byte < 128) || bytes.some(byte => byte > 255)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return text
  }
}

/** The last part of a path, without characters that file systems refuse. */
const plain = (name: string) =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}<>:"|?*]/gu, '_')
    .trim()

/** The file name of a `content-disposition`; undefined when it states none. `filename*` wins, as RFC 6266 asks. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined
  const extended = /filename\*\s*=\s*(?:utf-8|iso-8859-1)?'[^']*'([^;]+)/i.exec(disposition)?.[1]
  if (extended) return plain(decoded(extended.trim())) || undefined
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1')
  const bare = quoted ?? /filename\s*=\s*([^;]+)/i.exec(disposition)?.[1]
  return bare === undefined ? undefined : plain(decoded(fromLatin1(bare.trim()))) || undefined
}
