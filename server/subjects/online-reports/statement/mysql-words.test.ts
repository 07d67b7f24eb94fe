import { expect, it } from 'vitest'
import { DIALECTS, readStatement } from '.'

it.each([
  // MariaDB, on which reports are tried, has no such operators.
  ["select doc -> '$.a' as a, doc ->> '$.b' as b from papers", "select doc -> '$.a' as a, doc ->> '$.b' as b from papers"],
  ['select `no` from orders limit 10, 20', 'select "no" from orders limit 20 offset 10'],
  ['select convert(`no` using gbk) from orders', 'select convert("no" using gbk) from orders'],
  ['select convert(a, char) from orders', 'select cast(a as char) from orders'],
  ['select a from x straight_join y on x.a = y.a', 'select a from x straight_join y on x.a = y.a'],
  ['select a from x where binary b = 1', 'select a from x where binary b = 1'],
])('%s reaches MySQL as %s', async (sql, own) => {
  const { pieces } = await readStatement(sql, DIALECTS.mysql)
  expect(pieces.join('?').replace(/ +/g, ' ')).toBe(own)
})
