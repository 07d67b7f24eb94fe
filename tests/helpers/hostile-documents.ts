import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { compoundFile, docx, odt, pdfOfObjects, ppt, pptx, textPdf, tiff } from './documents'

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)
const zip = (parts: Readonly<Record<string, Uint8Array | string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]))),
  )

const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Contents 4 0 R>>'
const catalog = (more = '') => `<</Type/Catalog/Pages 2 0 R${more}>>`

const letter = (body: string, ...heads: readonly string[]) =>
  Buffer.from(['From: a@example.com', 'Subject: s', 'MIME-Version: 1.0', ...heads, '', body].join('\r\n'))

/** A letter within a letter, so many deep. */
function lettersWithin(depth: number): Buffer {
  let inner = letter('文')
  for (let level = 0; level < depth; level += 1)
    inner = letter(
      `--b${level}\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--b${level}--`,
      `Content-Type: multipart/mixed; boundary=b${level}`,
    )
  return inner
}

/** A TIFF whose last directory says that it is followed by the first. */
function endlessTiff(): Buffer {
  const bytes = tiff([['页']])
  const count = bytes.readUInt16BE(8)
  bytes.writeUInt32BE(8, 10 + count * 12)
  return bytes
}

/** A compound file of which each sector of a stream is followed by itself. */
function endlessCompound(): Buffer {
  const bytes = compoundFile({ WordDocument: Buffer.alloc(9000, 1) })
  const table = (bytes.readUInt32LE(76) + 1) * 512
  for (let at = 0; at < 512; at += 4) if (bytes.readInt32LE(table + at) >= 0) bytes.writeUInt32LE(at / 4, table + at)
  return bytes
}

/** Files that were made to stop what reads them: what each is, its name, its bytes. */
export const hostileDocuments = (): readonly (readonly [what: string, name: string, bytes: Buffer])[] => [
  ['a workbook that grows by a thousand', 'a.xlsx', zip({ 'xl/workbook.xml': megabytes(50) })],
  ['slides that grow by a thousand', 'a.pptx', zip({ 'ppt/presentation.xml': megabytes(50) })],
  ['an .odt that grows by a thousand', 'a.odt', zip({ 'content.xml': megabytes(50) })],
  [
    'an archive of very many parts',
    'a.docx',
    zip(Object.fromEntries(Array.from({ length: 10_500 }, (_, at) => [`word/document${at}.xml`, '<a/>']))),
  ],
  ['an archive in the place of a part', 'a.docx', zip({ 'word/document.xml': zip({ 'word/document.xml': zip({ a: 'b' }) }) })],
  [
    'entities that grow without end',
    'a.pptx',
    zip({ 'ppt/presentation.xml': '<!DOCTYPE p [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><p>&b;</p>' }),
  ],
  ['an entity that asks for a file', 'a.odt', zip({ 'content.xml': '<!DOCTYPE p [<!ENTITY a SYSTEM "file:///etc/passwd">]><p>&a;</p>' })],
  ['a workbook with declared types', 'a.xlsx', zip({ 'xl/workbook.xml': '<!DOCTYPE x []><workbook/>' })],
  ['XML in each other 200,000 deep', 'a.odt', zip({ 'content.xml': `${'<text:p>'.repeat(200_000)}文` })],
  ['a .docx of elements in each other', 'a.docx', docx([`${'<w:r>'.repeat(50_000)}文${'</w:r>'.repeat(50_000)}`])],
  [
    'slides that are not there',
    'a.pptx',
    Buffer.from(
      pptx([['一']])
        .toString('latin1')
        .replaceAll('slide1.xml', 'slide9.xml'),
      'latin1',
    ),
  ],
  [
    'a PDF without its table of objects',
    'a.pdf',
    Buffer.from(
      textPdf([['文字']])
        .toString('latin1')
        .replace(/xref[\s\S]*$/, ''),
      'latin1',
    ),
  ],
  [
    'a PDF whose table lies',
    'a.pdf',
    Buffer.from(
      textPdf([['文字']])
        .toString('latin1')
        .replace(/\d{10} 00000 n/g, '9999999999 00000 n'),
      'latin1',
    ),
  ],
  ['a PDF whose pages are its own parents', 'a.pdf', pdfOfObjects([catalog(), '<</Type/Pages/Count 1/Kids[2 0 R]>>'])],
  [
    'a PDF that promises a billion pages',
    'a.pdf',
    pdfOfObjects([catalog(), '<</Type/Pages/Count 1000000000/Kids[3 0 R]>>', PAGE, ['<<>>', Buffer.from('')]]),
  ],
  [
    'a PDF whose stream grows by a thousand',
    'a.pdf',
    pdfOfObjects([catalog(), '<</Type/Pages/Count 1/Kids[3 0 R]>>', PAGE, ['<</Filter/FlateDecode>>', deflateSync(megabytes(300))]]),
  ],
  [
    'a PDF with a form that draws itself',
    'a.pdf',
    pdfOfObjects([
      catalog(),
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>',
      ['<<>>', Buffer.from('/F Do')],
      ['<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>>>', Buffer.from('/F Do /F Do')],
    ]),
  ],
  [
    'a PDF of a page as large as a town',
    'a.pdf',
    pdfOfObjects([
      catalog(),
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      PAGE.replace('595 842', '900000 900000'),
      ['<<>>', Buffer.from('0 0 9 9 re f')],
    ]),
  ],
  [
    'a PDF that opens addresses and runs scripts',
    'a.pdf',
    pdfOfObjects([
      catalog('/OpenAction<</S/JavaScript/JS(app.launchURL\\("http://127.0.0.1:9/"\\))>>'),
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      PAGE,
      ['<</F(http://127.0.0.1:9/x)/FFilter/FlateDecode>>', Buffer.from('')],
    ]),
  ],
  ['letters within letters', 'a.eml', lettersWithin(300)],
  [
    'a letter of very many parts',
    'a.eml',
    letter(`${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(50_000)}--b--`, 'Content-Type: multipart/mixed; boundary=b'),
  ],
  ['a letter of a head without end', 'a.eml', letter('文', `To: ${'a@b.c, '.repeat(200_000)}`)],
  ['a page of the web of elements in each other', 'a.html', Buffer.from('<div>'.repeat(200_000))],
  ['a page of the web of attributes without end', 'a.html', Buffer.from(`<p ${'a="b" '.repeat(300_000)}>文</p>`)],
  ['a page of the web that never closes what it opens', 'a.html', Buffer.from('<a href="'.repeat(200_000))],
  ['quotes in quotes', 'a.md', Buffer.from(`${'> '.repeat(20_000)}文`)],
  ['brackets that are no links', 'a.md', Buffer.from('['.repeat(100_000))],
  ['stars that stress nothing', 'a.md', Buffer.from('*a_ '.repeat(100_000))],
  ['groups in groups', 'a.rtf', Buffer.from(`{\\rtf1 ${'{'.repeat(1_000_000)}文`)],
  ['words of a rich text that are numbers without end', 'a.rtf', Buffer.from(`{\\rtf1 \\u${'9'.repeat(1_000_000)} }`)],
  ['a scan without end', 'a.tif', endlessTiff()],
  ['a compound file that is its own follower', 'a.doc', endlessCompound()],
  ['a .doc of noise', 'a.doc', compoundFile({ WordDocument: Buffer.alloc(9000, 0xa5), '1Table': Buffer.alloc(9000, 0xff) })],
  [
    'a .ppt of records without end',
    'a.ppt',
    compoundFile({ 'PowerPoint Document': Buffer.alloc(900_000, 0x0f), 'Current User': Buffer.alloc(40) }),
  ],
  ['a .ppt that is cut off', 'a.ppt', ppt([['标题']]).subarray(0, 1700)],
  ['a .msg of noise', 'a.msg', compoundFile({ '__properties_version1.0': Buffer.alloc(9000, 0xff), __substg1: Buffer.alloc(10) })],
  ['a .xls of noise', 'a.xls', compoundFile({ Workbook: Buffer.alloc(90_000, 0x09) })],
  [
    'a picture that is cut off',
    'a.jpg',
    Buffer.concat([
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03011100021101031101', 'hex'),
      Buffer.alloc(200),
    ]),
  ],
  ['a text that is one line', 'a.txt', Buffer.from('文'.repeat(3_000_000))],
  ['an .odt of one paragraph', 'a.odt', odt(['文'.repeat(3_000_000)])],
]
