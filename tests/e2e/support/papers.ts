const head = (length: number) => `<< /Length ${length} >>\nstream\n`

/** A text in a font that the file does not bring along, as offices write it. */
const chinese = (text: string) => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

/** A PDF with one line of Chinese and one of English on each page. */
export function pdf(pages: readonly { readonly chinese: string; readonly english: string }[]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /C << /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype
      /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor << /Type
      /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120
      /CapHeight 700 /StemV 80 >> >>] >>
      /H << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>`,
    ...pages.flatMap((page, index) => {
      const drawn = `BT /C 24 Tf 60 700 Td ${chinese(page.chinese)} Tj ET BT /H 24 Tf 60 640 Td (${page.english}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font 3 0 R >> /Contents ${5 + index * 2} 0 R >>`,
        `${head(drawn.length)}${drawn}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(text, 'latin1')
}
