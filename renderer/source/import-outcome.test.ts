import { expect, it } from 'vitest'
import { importOutcome } from './import-outcome'

const url = '/sys/common/static/logs/1/import_errors.txt'

it.each([
  [200, null, { complete: true, message: 'm' }],
  [0, { fileUrl: url }, { complete: true, message: 'm' }],
  [
    201,
    { msg: '错误行数：2', fileUrl: url, fileName: 'e.txt' },
    { complete: false, message: 'm 错误行数：2', errorFile: { url, name: 'e.txt' } },
  ],
  [201, url, { complete: false, message: 'm', errorFile: { url, name: 'import_errors.txt' } }],
  [201, null, { complete: false, message: 'm' }],
])('reads code %s with %o', (code, result, want) => {
  expect(importOutcome({ success: true, code, message: 'm', result })).toEqual(want)
})
