import { expect, it } from 'vitest'
import { checkPlanted } from './fixtures'

// An entity and a page whose expressions use every sort of name.
const ENTITY = `{
  "title": "礼品",
  "perm": "order:",
  "fields": {
    "name": { "title": "名称" },
    "kind": { "title": "类别", "type": "select", "options": ["实物", "卡券"] },
    "status": { "title": "状态", "dict": "order_status", "visible": "kind == '实物'" },
    "sexes": { "title": "适用性别", "type": "list_multi", "dict": "sex", "disabled": "'1' in sexes || sexes == '1,2'" },
    "local": { "title": "同城", "type": "switch", "default": true, "disabled": "!local || local == 'Y'" },
    "begin": { "title": "开始", "type": "date" },
    "year": { "title": "年度", "type": "date", "props": { "picker": "year" }, "disabled": "year > 2020" },
    "end": { "title": "结束", "type": "date", "rules": [{ "expr": "!begin || end >= begin", "message": "结束不能早于开始" }] },
    "days": { "title": "天数", "type": "inputNumber", "value": "diffDays(begin, end)" },
    "total": { "title": "合计", "type": "inputNumber", "value": "sum(lines, line => line.count * line.price)" },
    "address": { "title": "寄送", "type": "object", "fields": { "city": { "title": "城市" }, "street": { "title": "街道", "visible": "city" } } },
    "lines": {
      "title": "明细",
      "type": "grid",
      "fields": {
        "count": { "title": "数量", "type": "inputNumber" },
        "price": { "title": "单价", "type": "inputNumber", "visible": "form.status == '1'" }
      }
    },
    "place": { "title": "地点", "visible": "address.city && user.orgCode" }
  }
}
`

const PAGE = `{
  "screen": "page",
  "title": "总览",
  "body": [
    [{ "name": "orders", "screen": "shop/product" }],
    [{ "title": "{{ orders.selected.name }}，{{ count(orders.rows) }}", "screen": "shop/line" }]
  ]
}
`

it('says nothing of what is meant', () => {
  expect(checkPlanted({ kind: 'entity', text: ENTITY })).toEqual([])
  expect(checkPlanted({ kind: 'screen', text: PAGE })).toEqual([])
})

it.each<readonly [mistake: string, written: string, instead: string, told: string]>([
  [
    'a member of rows that they do not have',
    'line.price)',
    'line.prize)',
    '14:96 SCREEN_UNKNOWN_NAME field "total", "value": no name "line.prize". Did you mean "line.price"?',
  ],
  [
    'rows in the place of their sum',
    '"sum(lines, line => line.count * line.price)"',
    '"lines * 2"',
    '14:64 SCREEN_EXPRESSION field "total", "value": lines is a list, expected a number: count(list) counts its items, sum(list, item => …) adds them up',
  ],
  [
    'a text in the place of a function',
    'line => line.count * line.price',
    "'count'",
    `14:75 SCREEN_EXPRESSION field "total", "value": 'count' is the text 'count', expected a function such as "item => item.name" in sum(list, item => number) or sum(a, b, …)`,
  ],
  [
    'a value that no option has',
    "kind == '实物'",
    "kind == '实务'",
    `7:76 SCREEN_EXPRESSION field "status", "visible": '实务' is no value that is there to choose: there are 实物, 卡券`,
  ],
  [
    'a value that the dictionary does not have, in rows',
    "form.status == '1'",
    "form.status == '9'",
    `21:85 SCREEN_EXPRESSION field "lines.price", "visible": '9' is no value that is there to choose: there are 1, 2`,
  ],
  [
    'a member of the record',
    'form.status',
    'form.statsu',
    '21:70 SCREEN_UNKNOWN_NAME field "lines.price", "visible": no name "form.statsu". Did you mean "form.status"?',
  ],
  [
    'a member of an object',
    'address.city &&',
    'address.ctiy &&',
    '24:43 SCREEN_UNKNOWN_NAME field "place", "visible": no name "address.ctiy". Did you mean "address.city"?',
  ],
  [
    'a member of the user',
    'user.orgCode',
    'user.orgcode',
    '24:59 SCREEN_UNKNOWN_NAME field "place", "visible": no name "user.orgcode". Did you mean "user.orgCode"?',
  ],
  [
    'dates that are subtracted',
    '"diffDays(begin, end)"',
    '"end - begin"',
    '13:63 SCREEN_EXPRESSION field "days", "value": end and what is taken from it are dates, which have no difference: diffDays(from, to) counts the days',
  ],
  [
    'a number in the place of a date',
    'diffDays(begin, end)',
    'diffDays(begin, days)',
    '13:79 SCREEN_EXPRESSION field "days", "value": days is a number, expected a date in diffDays(from, to)',
  ],
])('tells %s', (_mistake, written, instead, told) => {
  expect(ENTITY).toContain(written)
  expect(checkPlanted({ kind: 'entity', text: ENTITY.replace(written, instead) }).join('\n')).toContain(told)
})

it.each<readonly [mistake: string, written: string, instead: string, told: string]>([
  [
    'a member of a block',
    'orders.selected',
    'orders.seelected',
    '6:21 SCREEN_UNKNOWN_NAME "body[1][0].title": no name "orders.seelected". Did you mean "orders.selected"?',
  ],
  [
    'rows of a block that are counted with',
    'count(orders.rows)',
    'orders.rows + 1 > 2 ? orders.rows - 1 : 0',
    'orders.rows is a list, expected a number',
  ],
])('tells %s', (_mistake, written, instead, told) => {
  expect(PAGE).toContain(written)
  expect(checkPlanted({ kind: 'screen', text: PAGE.replace(written, instead) }).join('\n')).toContain(told)
})

const field = (name: string, written: string) =>
  `{ "title": "礼品", "perm": "order:", "fields": { "name": { "title": "名称" }, "${name}": { "title": "甲", ${written} } } }`

it.each<readonly [mistake: string, written: string, told: string]>([
  [
    'a default that the dictionary does not have',
    '"dict": "sex", "default": "9"',
    '"9" is no item of the dictionary "sex". There are 1, 2.',
  ],
  [
    'one of several defaults that it does not have',
    '"type": "list_multi", "dict": "sex", "default": "1,9"',
    '"9" is no item of the dictionary "sex". There are 1, 2.',
  ],
  [
    'a least value above the greatest',
    '"type": "inputNumber", "props": { "min": 10, "max": 1 }',
    '"props.min": 10 is not at most max, which is 1',
  ],
  [
    'a colour that is none',
    '"options": [{ "value": "1", "text": "甲", "color": "gren" }]',
    '"options[0].color": "gren" is not a colour. Did you mean "green"?',
  ],
  ['a colour of a value that is none', '"dict": "sex", "props": { "colors": { "1": "#12" } }', '"props.colors.1": "#12" is not a colour'],
  ['a condition that is always the same', `"visible": "'name'"`, `"visible": 'name' is not a condition: it is always the same`],
  [
    'a date that is computed as a number',
    '"type": "date", "value": "len(name) + 1"',
    '"value": gives a number, which a cell of type "date" does not hold',
  ],
  [
    'a number that is computed as a date',
    '"type": "inputNumber", "value": "addDays(today(), 3)"',
    '"value": gives a date, which a cell of type "inputNumber" does not hold',
  ],
  [
    'a sum of dates',
    '"type": "date", "statistics": ["sum"]',
    '"statistics[0]": "sum" is not for a cell of type "date", which holds no number',
  ],
  [
    'fields to fill that are not there',
    '"type": "popup", "props": { "popupCode": "a", "orgFields": "a", "destFields": "nmae" }',
    'no field "nmae". Did you mean "name"?',
  ],
  [
    'files to accept that are not separated by commas',
    '"type": "file", "props": { "accept": "pdf;docx" }',
    '"props.accept": "pdf;docx" is not endings or types joined by commas, such as .pdf,image/*',
  ],
])('tells %s', (_mistake, written, told) => {
  expect(checkPlanted({ kind: 'entity', text: field('own', written) }).join('\n')).toContain(told)
})

it.each([
  '"dict": "sex", "default": "1"',
  '"dict": "sex", "default": "{{ name }}"',
  '"dict": "sex", "default": "9", "props": { "allowInput": true }',
  '"type": "list_multi", "dict": "sex", "default": "1,2"',
  '"type": "inputNumber", "props": { "min": 1, "max": 1 }, "statistics": ["sum"]',
  '"options": [{ "value": "1", "text": "甲", "color": "#1890FF" }, { "value": "2", "text": "乙", "color": "rebeccapurple" }]',
  '"dict": "sex", "props": { "colors": { "1": "success", "2": "rgb(1, 2, 3)" } }',
  '"visible": "name", "required": "name == \'a\'"',
  '"type": "date", "value": "coalesce(addDays(today(), 3), name)"',
  '"type": "inputNumber", "value": "number(name) + len(name)"',
  '"type": "file", "props": { "accept": ".pdf, image/*,application/vnd.ms-excel" }',
])('says nothing of %s', written => {
  expect(checkPlanted({ kind: 'entity', text: field('own', written) })).toEqual([])
})
