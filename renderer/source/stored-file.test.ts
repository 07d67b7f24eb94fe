import { expect, it } from 'vitest'
import { fakeClient } from '../../tests/helpers/client'
import { storedPathOf } from './stored-file'

const BASE = '/jeecg-boot/sys/common/static/'
const client = { ...fakeClient({}), fileUrl: (path: string) => BASE + encodeURI(path) }

it.each([
  [`${BASE}jeditor/1/a.png`, 'jeditor/1/a.png'],
  [`${BASE}jeditor/1/%E5%9B%BE%20a.png`, 'jeditor/1/图 a.png'],
  [`https://oa.example.org${BASE}temp/a.png`, 'temp/a.png'],
  [BASE, undefined],
  [`${BASE}../../sys/user/list`, undefined],
  [`${BASE}%2e%2e/x.png`, undefined],
  [`${BASE}%zz`, undefined],
  ['https://example.org/a.png', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['x', undefined],
])('%s means the stored file %s', (address, path) => {
  expect(storedPathOf(client, address)).toBe(path)
})

it('knows no stored files where a client has no place for them', () => {
  expect(storedPathOf(fakeClient({}), 'a.png')).toBeUndefined()
})
