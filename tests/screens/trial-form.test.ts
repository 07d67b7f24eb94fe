import { expect, it } from 'vitest'
import { checkPlanted } from './fixtures'

// A form that is a screen of its own, as a configurer writes it: two groups, tabs, an object, rows, a schedule and a button.
const FORM = `{
  "screen": "form",
  "title": "礼品申请",
  "source": { "data": [] },
  "fields": {
    "name": { "title": "名称", "required": true, "rules": ["*2-20"] },
    "kind": { "title": "类别", "type": "select", "options": ["实物", "卡券"] },
    "weight": { "title": "重量", "type": "inputNumber", "visible": "kind == '实物'" },
    "plan": { "title": "计划", "type": "cron", "props": { "width": 608 } },
    "address": { "title": "寄送", "type": "object", "fields": { "city": "城市", "street": "街道" } },
    "lines": {
      "title": "明细",
      "type": "grid",
      "fields": { "item": { "title": "物品", "required": true }, "count": { "title": "数量", "type": "inputNumber", "statistics": ["sum"] } }
    },
    "memo": { "title": "备注", "type": "textarea", "span": 2 }
  },
  "form": {
    "columns": 2,
    "layout": [
      { "group": "基本信息", "fields": ["name", "kind", "weight", "address.city"] },
      { "tabs": [{ "title": "发放", "fields": ["plan", "address"] }, { "title": "明细", "fields": ["lines", "memo"] }] }
    ],
    "actions": [{ "name": "finish", "title": "提交", "right": false, "do": [{ "set": { "memo": "'已提交'" } }, { "message": "已提交 {{ name }}" }] }]
  }
}
`

it('says nothing of the form as it is meant', () => {
  expect(checkPlanted({ kind: 'screen', text: FORM })).toEqual([])
})

it.each<readonly [mistake: string, written: string, instead: string, ...told: string[]]>([
  [
    'a group that names a field that does not exist',
    '"weight", "address',
    '"wieght", "address',
    '21:53 SCREEN_UNKNOWN_FIELD "form.layout[0].fields[2]": no field "wieght". Did you mean "weight"?',
  ],
  [
    'one that names no field of an object',
    '"address.city"]',
    '"address.ctiy"]',
    '21:63 SCREEN_UNKNOWN_FIELD "form.layout[0].fields[3]": no field "address.ctiy". Did you mean "address.city"?',
  ],
  [
    'a field in two places',
    '["lines", "memo"]',
    '["lines", "memo", "name"]',
    '22:113 SCREEN_DUPLICATE "form.layout[1].tabs[1].fields[2]": "name" stands here a second time',
  ],
  [
    'a field of an object in two places',
    '"address"] }',
    '"address", "address.city"] }',
    '22:65 SCREEN_DUPLICATE "form.layout[1].tabs[0].fields[2]": "address.city" stands here a second time',
  ],
  [
    'a group without fields',
    '"基本信息", "fields": ["name", "kind", "weight", "address.city"]',
    '"基本信息"',
    '21:7 SCREEN_MISSING_KEY "form.layout[0]": the key "fields" is missing',
  ],
  ['a tab without a title', '{ "title": "发放", ', '{ ', '22:18 SCREEN_MISSING_KEY "form.layout[1].tabs[0]": the key "title" is missing'],
  [
    'a misspelt part of a layout',
    '"tabs": [',
    '"tab": [',
    '22:9 SCREEN_UNKNOWN_KEY "form.layout[1]": unknown key "tab". Did you mean "tabs"?',
  ],
  ['five columns', '"columns": 2', '"columns": 5', '19:16 SCREEN_WRONG_VALUE "form.columns": 5 is not one of 1, 2, 3, 4'],
  ['a number as a text', '"columns": 2', '"columns": "2"', '19:16 SCREEN_WRONG_TYPE "form.columns": expected a whole number, found "2"'],
  [
    'a word for yes',
    '"required": true, "rules"',
    '"required": "yes", "rules"',
    '6:43 SCREEN_UNKNOWN_NAME field "name", "required": no name "yes".',
  ],
  ['a rule without its brackets', '["*2-20"]', '"*2-20"', '6:57 SCREEN_WRONG_TYPE field "name", "rules": expected a list, found "*2-20"'],
  [
    'a misspelt rule',
    '["*2-20"]',
    '[{ "patern": "^a" }]',
    '6:60 SCREEN_UNKNOWN_KEY field "name", "rules[0]": unknown key "patern". Did you mean "pattern"?',
  ],
  [
    'a call without its method',
    '["*2-20"]',
    '[{ "exists": "/shop/order/list" }]',
    '6:71 SCREEN_RULE field "name", "rules[0]": "/shop/order/list" is no rule: a call is written "GET /path"',
  ],
  [
    'a call that no contract has',
    '["*2-20"]',
    '[{ "exists": "GET /shop/order/lists" }]',
    '6:70 SCREEN_UNKNOWN_OPERATION field "name", "rules[0].exists": no contract has the operation "GET /shop/order/lists". Did you mean "GET /shop/order/list"?',
  ],
  [
    'rows without fields',
    ',\n      "fields": { "item": { "title": "物品", "required": true }, "count": { "title": "数量", "type": "inputNumber", "statistics": ["sum"] } }',
    '',
    '11:14 SCREEN_MISSING_KEY field "lines": the key "fields" is missing',
  ],
  [
    'sums without their brackets',
    '["sum"]',
    '"sum"',
    '14:127 SCREEN_WRONG_TYPE field "lines.count", "statistics": expected a list, found "sum"',
  ],
  ['no source', '\n  "source": { "data": [] },', '', '1:1 SCREEN_MISSING_KEY at the top: the key "source" is missing'],
  [
    'a source that does not exist',
    '{ "data": [] }',
    '"/shop/ordr"',
    '4:13 SCREEN_UNKNOWN_ENTITY "source": neither an entity nor a contract stands behind "/shop/ordr". Did you mean "/shop/order"?',
  ],
  [
    'a width that the dialog does not have',
    '"width": 608',
    '"width": 600',
    '9:66 SCREEN_WRONG_VALUE field "plan", "props.width": 600 is not one of 608, 800',
  ],
  [
    'a view that does not exist',
    '"span": 2',
    '"in": "form detail"',
    '16:62 SCREEN_UNKNOWN_WORD field "memo", "in": "detail" is none of "list", "form", "details", "query", "import", "export". Did you mean "details"?',
  ],
  [
    'a step that sets nothing',
    '{ "memo"',
    '{ "momo"',
    '24:86 SCREEN_UNKNOWN_FIELD "form.actions[0].do[0].set": no field "momo". Did you mean "memo"?',
  ],
  [
    'a misspelt step',
    '{ "message": "已提交 {{ name }}" }',
    '"relod"',
    '24:107 SCREEN_UNKNOWN_ACTION "form.actions[0].do[1]": no action "relod". Did you mean "reload"?',
  ],
  [
    'a misspelt name in a text',
    '{{ name }}',
    '{{ nmae }}',
    '24:128 SCREEN_UNKNOWN_NAME "form.actions[0].do[1].message": no name "nmae". Did you mean "name"?',
  ],
  [
    'a button that does nothing',
    `, "do": [{ "set": { "memo": "'已提交'" } }, { "message": "已提交 {{ name }}" }]`,
    '',
    '24:17 SCREEN_MISSING_KEY "form.actions[0]": the key "do" is missing',
  ],
  ['a misspelt kind', '"screen": "form"', '"screen": "from"', '2:13 SCREEN_UNKNOWN_KIND no kind of screen "from". Did you mean "form"?'],
  ['a comment', '"columns": 2,', '"columns": 2, // two', '19:19 JSON_COMMENT comments are not part of JSON'],
  ['a missing comma', '"columns": 2,', '"columns": 2', '20:5 JSON_SYNTAX not JSON: comma expected'],
  ['single quotes', '"title": "备注"', `'title': "备注"`, `16:15 JSON_SYNTAX not JSON: found ', expected " around a text`],
  ['quotes of a Chinese keyboard', '"title": "备注"', '“title”: "备注"', '16:15 JSON_SYNTAX not JSON: found “, expected " around a text'],
  ['a comma of a Chinese keyboard', '"备注", ', '"备注"，', '16:28 JSON_SYNTAX not JSON: found ，, expected ,'],
  [
    'a function that does not exist',
    "kind == '实物'",
    "include(kind, '实')",
    '8:67 SCREEN_EXPRESSION field "weight", "visible": found the function "include", expected a function of the expression language. Did you mean "includes"?',
  ],
  [
    'a field that shows itself',
    "kind == '实物'",
    'weight > 1',
    '8:66 SCREEN_CYCLE field "weight", "visible": goes round in a circle: weight → weight',
  ],
  [
    'a misspelt event',
    '"span": 2',
    '"on": { "chnage": { "do": ["reload"] } }',
    '16:58 SCREEN_UNKNOWN_KEY field "memo", "on": unknown key "chnage". Did you mean "change"?',
  ],
  [
    'a widget that does not exist',
    '{ "group": "基本信息", "fields": ["name", "kind", "weight", "address.city"] }',
    '{ "widget": "stpes" }',
    '21:19 SCREEN_UNKNOWN_WIDGET "form.layout[0]": no widget "stpes". Did you mean "steps"?',
  ],
  ['a bracket that is never closed', '"span": 2 }', '"span": 2', '27:1 JSON_SYNTAX not JSON: close brace expected'],
])('explains %s where it stands, and says nothing else', (_, written, instead, ...told) => {
  expect(FORM).toContain(written)
  expect(checkPlanted({ kind: 'screen', text: FORM.replace(written, instead) })).toEqual(told.map(line => `screen.json:${line}`))
})
