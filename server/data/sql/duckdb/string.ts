/** A text that is written out. A statement would end at a zero character. */
export function string(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll('\0', "' || chr(0) || '")}'`
  return text.includes('\0') ? `(${quoted})` : quoted
}
