import { describe, expect, it } from 'vitest'
import { extensionOf, HEAD_BYTES, isAccepted, isInline, kindOf } from './file-kinds'

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
    ['text/csv', { name: 'a.txt', type: '' }, false],
    ['imag/*', { name: 'a.png', type: '' }, false],
    ['application/x', { name: 'a', type: 'application/x' }, true],
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
    ['pptx', part('ppt/presentation.xml'), true],
    ['pptx', `x${part('ppt/presentation.xml')}`, false],
    // Only so many bytes are looked at.
    ['docx', part('x'.repeat(HEAD_BYTES - 30 - 33)) + part('xl/'), false],
    ['docx', part('x'.repeat(HEAD_BYTES - 30 - 32)) + part('xl/'), true],
    ['png', '\x89PNG\r\n\x1a\n', true],
    ['png', ' \x89PNG\r\n\x1a\n', false],
    ['gif', 'GIF87a', true],
    ['gif', 'GIF89a', true],
    ['gif', 'GIF88a', false],
    ['webp', 'RIFF....WEBP', true],
    ['webp', 'RIFF....WAVE', false],
    ['webp', 'XXXX....WEBP', false],
    ['mp4', '....ftyp', true],
    ['webm', '\x1a\x45\xdf\xa3', true],
    ['webm', '....ftyp', false],
    ['wav', 'RIFF....WAVE', true],
    ['wav', 'RIFF....WEBP', false],
    ['vtt', 'WEBVTT\n', true],
    ['vtt', '<html>', false],
    ['mp4', 'ftyp....', false],
    ['mp4', '...ftyp.', false],
    ['txt', 'a,b', true],
    ['txt', 'a\x01', true],
    ['txt', 'a\0', false],
    ['txt', '\xff\xfea\0', true],
    ['csv', '\xfe\xff\0a', true],
    ['txt', '\xff\xfe\0\0', false],
    ['pdf', '\xff\xfea\0', false],
    ['jsonl', '{}', true],
    ['json', '{\0', false],
    ['dbf', `\x03${'\0'.repeat(32)}`, true],
    ['dbf', `\x03${'\0'.repeat(31)}`, false],
    ['dbf', `PK${'\0'.repeat(32)}`, false],
    ['parquet', 'PAR1', true],
    ['parquet', ' PAR1', false],
  ])('%s %j: %s', (extension, text, fits) => {
    expect(kindOf(extension)?.fits(bytes(text))).toBe(fits)
  })
})

describe('a kind', () => {
  it.each([
    // extension, shown in the browser, written anew
    ['png', true, true],
    ['jpg', true, true],
    ['jpeg', true, true],
    ['gif', true, true],
    ['bmp', true, true],
    ['webp', true, true],
    ['pdf', true, false],
    ['docx', false, false],
    ['txt', false, false],
    ['mp4', false, false],
  ])('of %s is shown: %s, and written anew: %s', (extension, inline, picture) => {
    const kind = kindOf(extension)
    expect([kind?.inline ?? false, kind?.picture ?? false]).toEqual([inline, picture])
    expect(isInline(kind?.type ?? '')).toBe(inline)
  })

  it.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['.env', 'env'],
    ['x.', ''],
    ['README', ''],
  ])('is that of the extension of %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension)
  })

  it('is none where the type is unknown', () => {
    expect(isInline('image/svg+xml')).toBe(false)
  })
})
