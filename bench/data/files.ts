import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { GbkWriter } from '../../server/data/encodings'

const HEAD = '编号,身份证号,单位,部门,金额,税额,日期,凭证日期,数量,摘要,科目,科目名称,借方,贷方,余额,是否,电话,地址,时间,备注\n'
const FIRMS = ['示例市水务集团有限公司', '甲方建设工程（集团）有限责任公司', '乙水利', '第三中学', '"丙贸易,有限公司"']
const PART = 1 << 20

const padded = (value: number, width: number) => String(value).padStart(width, '0')

/** A row of payments, with numbers that name, money, dates, times and words. */
function line(at: number): string {
  const day = `2026-${padded((at % 12) + 1, 2)}-${padded((at % 28) + 1, 2)}`
  const fields = [
    padded(at, 8),
    `110105${19_400_000 + (at % 600_000)}0${padded(at % 1000, 3)}`,
    FIRMS[at % FIRMS.length],
    `部门${at % 40}`,
    ((at * 7.13) % 1_000_000).toFixed(2),
    ((at % 1000) / 7).toFixed(2),
    day,
    day.replaceAll('-', '/'),
    at % 977,
    `付第${at}期工程款`,
    1001 + (at % 900),
    `应付账款-${at % 300}`,
    ((at % 5000) / 3).toFixed(2),
    ((at % 7000) / 3).toFixed(2),
    (((at * 13) % 9_999_991) / 100).toFixed(2),
    at % 2 ? '是' : '否',
    `1390000${padded(at % 10_000, 4)}`,
    `示例省示例市第${at % 1000}路${at % 200}号`,
    `${day} ${padded(at % 24, 2)}:${padded(at % 60, 2)}:00`,
    at % 3 ? '' : '见附件',
  ]
  return `${fields.join(',')}\n`
}

/** Writes a file of payments in an encoding. */
export async function writePayments(path: string, rows: number, encoding: 'utf-8' | 'gbk'): Promise<void> {
  const out = createWriteStream(path)
  const writer = new GbkWriter()
  let text = HEAD
  for (let at = 0; at < rows; at++) {
    text += line(at)
    if (text.length < PART && at + 1 < rows) continue
    if (!out.write(encoding === 'gbk' ? writer.next(text) : text)) await once(out, 'drain')
    text = ''
  }
  out.end()
  await finished(out)
}
