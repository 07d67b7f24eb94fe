import { join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import CFB from 'cfb'
import { strToU8, zipSync } from 'fflate'
import { root } from '../../server/util/root'

/** The font of pages that are drawn here comes with the project: a machine may have none for Chinese. */
const FONT = 'Chinese of tests'
GlobalFonts.registerFromPath(join(root, 'node_modules', '@embedpdf', 'fonts-sc', 'fonts', 'NotoSansHans-Regular.otf'), FONT)

/** A page of A4 at 200 dots an inch with lines of black letters, as a scanner makes it; turned by `degrees`. */
export function scannedPage(
  lines: readonly string[],
  { degrees = 0, size = 40 } = {},
): { jpeg: Buffer; png: Buffer; width: number; height: number } {
  const [width, height] = [1654, 2339]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-width / 2, -height / 2)
  context.fillStyle = '#111'
  context.font = `${size}px "${FONT}"`
  for (const [index, line] of lines.entries()) context.fillText(line, 180, 260 + index * size * 2)
  return { jpeg: canvas.toBuffer('image/jpeg', 85), png: canvas.toBuffer('image/png'), width, height }
}

/** A scanned page with a title and a ruled table of four columns. */
export function ruledPage(title: string, rows: readonly (readonly string[])[], degrees = 0): Buffer {
  const [width, height, rowHeight] = [1654, 2339, 80]
  const columns = [150, 450, 800, 1100, 1500]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.rotate((degrees * Math.PI) / 180)
  context.fillStyle = '#111'
  context.font = `34px "${FONT}"`
  context.fillText(title, 150, 200)
  for (const [at, row] of rows.entries())
    for (const [column, text] of row.entries()) context.fillText(text, (columns[column] ?? 0) + 20, 260 + at * rowHeight + 52)
  const bottom = 260 + rows.length * rowHeight
  for (let top = 260; top <= bottom; top += rowHeight) context.fillRect(150, top - 1, 1350, 3)
  for (const left of columns) context.fillRect(left - 1, 260, 3, bottom - 260)
  return canvas.toBuffer('image/png')
}

/** A TIFF of several pages of black letters, one bit a point, as a fax sends it; in the order of bytes that few programs write. */
export function tiff(pages: readonly (readonly string[])[]): Buffer {
  const [width, height] = [1240, 800]
  const drawn = pages.map(lines => {
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#000'
    context.font = `40px "${FONT}"`
    for (const [index, line] of lines.entries()) context.fillText(line, 80, 120 + index * 90)
    const { data } = context.getImageData(0, 0, width, height)
    return Uint8Array.from({ length: (width * height) / 8 }, (_, at) =>
      Array.from({ length: 8 }, (_bit, bit) => ((data[(at * 8 + bit) * 4] ?? 0) > 127 ? 0x80 >> bit : 0)).reduce(
        (sum, bit) => sum | bit,
        0,
      ),
    )
  })
  const tags = (strip: number, size: number) => [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 1],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, strip],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, size],
  ]
  const parts: Uint8Array[] = [Buffer.from('4d4d002a00000008', 'hex')]
  let at = 8
  for (const [index, bits] of drawn.entries()) {
    const length = 2 + tags(0, 0).length * 12 + 4
    const directory = Buffer.alloc(length)
    directory.writeUInt16BE(tags(0, 0).length, 0)
    for (const [no, [tag = 0, type = 0, value = 0]] of tags(at + length, bits.length).entries()) {
      directory.writeUInt16BE(tag, 2 + no * 12)
      directory.writeUInt16BE(type, 4 + no * 12)
      directory.writeUInt32BE(1, 6 + no * 12)
      if (type === 3) directory.writeUInt16BE(value, 10 + no * 12)
      else directory.writeUInt32BE(value, 10 + no * 12)
    }
    at += length + bits.length
    directory.writeUInt32BE(index === drawn.length - 1 ? 0 : at, length - 4)
    parts.push(directory, bits)
  }
  return Buffer.concat(parts)
}

/** A PDF out of its objects, from number 1; a string is a dictionary, a pair has a stream behind it. */
export function pdfOfObjects(objects: readonly (string | readonly [dictionary: string, stream: Buffer])[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const [dictionary, stream] = typeof object === 'string' ? [object, undefined] : object
    const head = stream ? dictionary.replace(/>>$/, `/Length ${stream.length}>>`) : dictionary
    add(Buffer.from(`${index + 1} 0 obj\n${head}\n`))
    if (stream) add(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]))
    add(Buffer.from('endobj\n'))
  }
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  add(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`))
  return Buffer.concat(parts)
}

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** A line of a PDF: a text, or texts that begin at places of their own. */
type PdfLine = string | readonly (readonly [x: number, text: string])[]

const partsOf = (line: PdfLine) => (typeof line === 'string' ? [[72, line] as const] : line)

/** A PDF with a text: lines of each page from its upper left, 20 points each, in a Chinese font that readers bring along. */
export function textPdf(pages: readonly (readonly PdfLine[])[]): Buffer {
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ')
  const objects: (string | [string, Buffer])[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 80>>',
  ]
  for (const [index, lines] of pages.entries()) {
    const pieces = lines.flatMap((line, at) =>
      partsOf(line).map(([x, text]) => `BT /F1 12 Tf ${x} ${770 - at * 20} Td <${hex(text)}> Tj ET`),
    )
    const content = pieces.join('\n')
    objects.push(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${7 + index * 2} 0 R>>`, [
      '<<>>',
      Buffer.from(content),
    ])
  }
  return pdfOfObjects(objects)
}

/** A PDF whose pages are pictures. */
export function scannedPdf(pages: readonly { jpeg: Buffer; width: number; height: number }[]): Buffer {
  const objects: (string | [string, Buffer])[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ')}]>>`,
  ]
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const no = 3 + index * 3
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</I ${no + 2} 0 R>>>>/Contents ${no + 1} 0 R>>`,
      ['<<>>', Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')],
      [`<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode>>`, jpeg],
    )
  }
  return pdfOfObjects(objects)
}

/** A PDF that asks for a password before it is read. */
export const lockedPdf = (): Buffer => {
  const pdf = textPdf([['锁']]).toString('latin1')
  const key = 'a'.repeat(64)
  return Buffer.from(
    pdf.replace('/Root 1 0 R', `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${key}>/U<${key}>>>`),
    'latin1',
  )
}

export const zipped = (parts: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]))),
  )

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A .docx; a line that begins with `# ` is a title, `---` a page break. `doctype` stands before its text. */
export function docx(lines: readonly string[], doctype = ''): Buffer {
  const body = lines
    .map(line => {
      if (line === '---') return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
      const title = line.startsWith('# ')
      return `<w:p>${title ? '<w:pPr><w:pStyle w:val="1"/></w:pPr>' : ''}<w:r><w:t xml:space="preserve">${title ? line.slice(2) : line}</w:t></w:r></w:p>`
    })
    .join('')
  return zipped({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `${XML}<w:styles ${W}><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/document.xml': `${XML}${doctype}<w:document ${W}><w:body>${body}</w:body></w:document>`,
  })
}

/** A .pptx; the first line of a slide is its title. Slides lie in the archive the other way round. */
export function pptx(slides: readonly (readonly string[])[]): Buffer {
  const names = slides.map((_, index) => `slide${slides.length - index}.xml`)
  const shape = (text: string, title: boolean) =>
    `<p:sp><p:nvSpPr><p:nvPr>${title ? '<p:ph type="title"/>' : ''}</p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': XML,
    'ppt/presentation.xml': `${XML}<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${names.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}">${names.map((name, index) => `<Relationship Id="s${index}" Type="t" Target="slides/${name}"/>`).join('')}</Relationships>`,
  }
  for (const [index, lines] of slides.entries())
    parts[`ppt/slides/${names[index]}`] =
      `${XML}<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${lines.map((line, at) => shape(line, at === 0)).join('')}</p:spTree></p:cSld></p:sld>`
  return zipped(parts)
}

/** An .odt; a line that begins with `# ` is a title. */
export function odt(lines: readonly string[]): Buffer {
  const body = lines
    .map(line => (line.startsWith('# ') ? `<text:h text:outline-level="1">${line.slice(2)}</text:h>` : `<text:p>${line}</text:p>`))
    .join('')
  return zipped({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `${XML}<office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  })
}

/** A .docx that grows by a thousand when it is unpacked. */
export const bombDocx = (megabytes: number): Buffer => zipped({ 'word/document.xml': new Uint8Array(megabytes * 1024 * 1024) })

/** A compound file with these streams. */
export function compoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const file = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, content)
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Buffer)
}

const record = (type: number, head: number, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const front = Buffer.alloc(8)
  front.writeUInt16LE(head, 0)
  front.writeUInt16LE(type, 2)
  front.writeUInt32LE(body.length, 4)
  return Buffer.concat([front, body])
}

/** A .ppt of slides with their lines. */
export function ppt(slides: readonly (readonly string[])[]): Buffer {
  const list = slides.flatMap(lines => [
    record(0x03f3, 0, Buffer.alloc(20)),
    ...lines.map(line => record(0x0fa0, 0, Buffer.from(line, 'utf16le'))),
  ])
  return compoundFile({ 'PowerPoint Document': record(0x03e8, 0xf, record(0x0ff0, 0xf, ...list)), 'Current User': Buffer.alloc(40) })
}

/** A .doc with one piece of text. `locked`: it says that its text is encrypted. */
export function doc(text: string, locked = false): Buffer {
  const letters = Buffer.from(text.replaceAll('\n', '\r'), 'utf16le')
  const main = Buffer.alloc(Math.max(4096, 2048 + letters.length))
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x00c1, 2)
  main.writeUInt16LE(0x0200 | (locked ? 0x0100 : 0), 10)
  main.writeUInt32LE(2048, 0x18)
  main.writeUInt32LE(2048 + letters.length, 0x1c)
  main.writeUInt16LE(14, 0x20)
  main.writeUInt16LE(22, 0x3e)
  main.writeUInt32LE(text.length, 0x4c)
  main.writeUInt16LE(93, 0x98)
  letters.copy(main, 2048)
  // One piece: places of its characters, then where it lies.
  const pieces = Buffer.alloc(21)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(0, 5)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(2048, 15)
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(pieces.length, 0x1a6)
  return compoundFile({ WordDocument: main, '1Table': Buffer.concat([pieces, Buffer.alloc(4096)]) })
}
