import { expect, it } from 'vitest'
import { HeaderError, headerFault, headerText, writeHeaders } from '.'

it('reads lines, and takes none that belong to the connection', () => {
  expect(writeHeaders('X-Key: a:b\r\n\n Accept:text/plain ')).toEqual({ 'x-key': 'a:b', accept: 'text/plain' })
  for (const line of ['Host: x', 'Transfer-Encoding: chunked', 'X Key: a', 'a', ': a', '${title}: a', 'X: 审计']) {
    expect(headerFault(line)).toBe(line)
    expect(() => writeHeaders(line)).toThrow(HeaderError)
  }
})

it('puts values into lines that were read already', () => {
  const filled = (value: string) => writeHeaders('X-Title: <$>\nX-End: 1', text => text.replace('$', () => value))
  expect(filled('Host: evil')).toEqual({ 'x-title': '<Host: evil>', 'x-end': '1' })
  for (const sign of ['\r', '\n', '\r\n', '\0', '\u2028', '\u2029', '\u0085', '\u007f', '\u000b', '审'])
    expect(() => filled(`a${sign}X-Own: 1`), JSON.stringify(sign)).toThrow(HeaderError)
})

it('lets texts into headers of mails, and no line breaks', () => {
  expect(headerText('Subject', '审计：通知\t1')).toBe('审计：通知\t1')
  for (const sign of ['\r', '\n', '\0', '\u2028', '\u2029', '\u0085']) expect(() => headerText('Subject', `a${sign}b`)).toThrow(HeaderError)
})
