const tables = new Map<string, ReadonlyMap<string, readonly number[]>>()

/** Signs of two bytes of an encoding, by what decoding makes of each pair. */
function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding, { fatal: true })
  const table = new Map<string, readonly number[]>()
  for (let first = 0x81; first < 0xff; first++) {
    for (let second = 0x40; second < 0xff; second++) {
      try {
        const sign = decoder.decode(Uint8Array.of(first, second))
        if (!table.has(sign)) table.set(sign, [first, second])
      } catch {
        // No sign stands there.
      }
    }
  }
  tables.set(encoding, table)
  return table
}

/** A text in an encoding that Node reads and does not write; its signs have one byte or two. */
export function encoded(text: string, encoding: 'gb18030' | 'big5'): Buffer {
  const table = tableOf(encoding)
  return Buffer.from([...text].flatMap(sign => ((sign.codePointAt(0) ?? 0) < 0x80 ? [sign.charCodeAt(0)] : (table.get(sign) ?? []))))
}
