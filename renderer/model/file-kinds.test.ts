import { describe, expect, it } from 'vitest'
import { isAccepted, kindOf } from './file-kinds'

const bytes = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
/** The first part of an archive, as it begins. */
const part = (name: string) => `PK\x03\x04${'\0'.repeat(26)}${name}`

describe('what is accepted', () => {
  it.each([
    ['', { name: 'a.exe', type: '' }, true],
    ['.pdf', { name: '合同.PDF', type: '' }, true],
    ['.pdf, .docx', { name: 'a.docx', type: '' }, true],
    ['.pdf', { name: 'a.png', type: 'application/pdf' }, false],
    ['.pdf', { name: 'pdf', type: '' }, false],
    ['image/*', { name: 'a.png', type: '' }, true],
    ['image/*', { name: 'a.svg', type: 'image/svg+xml' }, true],
    ['image/*', { name: 'a.pdf', type: 'image/png' }, false],
    ['application/pdf', { name: 'a.pdf', type: '' }, true],
    ['text/plain', { name: 'a.txt', type: '' }, true],
    ['*/*', { name: 'a', type: '' }, true],
  ])('by "%s" of %o: %s', (accept, file, accepted) => {
    expect(isAccepted(accept, file)).toBe(accepted)
  })
})

describe('bytes of a document', () => {
  it.each([
    ['docx', part('word/document.xml'), true],
    ['docx', part('[Content_Types].xml') + part('word/document.xml'), true],
    ['docx', part('[Content_Types].xml') + part('xl/workbook.xml'), false],
    ['xlsx', part('xl/workbook.xml'), true],
    ['xlsx', part('[Content_Types].xml'), true],
    ['zip', part('xl/workbook.xml'), true],
    ['pptx', 'x', false],
  ])('%s %j: %s', (extension, text, fits) => {
    expect(kindOf(extension)?.fits(bytes(text))).toBe(fits)
  })
})
