import { expect, it } from 'vitest'
import { checkPlanted } from './fixtures'

// What a configurer writes from docs/screens.md alone: thirty fields, five linkages, two groups, rows, an object and a schedule.
const FORM = `{
  "title": "礼品",
  "perm": "order:",
  "fields": {
    "name": { "title": "名称", "required": true, "length": 50, "unique": true, "query": "like", "group": "基本信息" },
    "code": { "title": "编号", "rules": ["^G\\\\d{4}$", { "check": "gift_code" }], "length": 20, "group": "基本信息" },
    "kind": { "title": "类别", "type": "select", "options": ["实物", "卡券"], "default": "实物", "group": "基本信息" },
    "sex": { "title": "适用性别", "type": "radio", "dict": "sex", "group": "基本信息" },
    "status": { "title": "状态", "type": "select", "dict": "order_status", "group": "基本信息" },
    "color": { "title": "颜色", "type": "color", "visible": "kind == '实物'", "group": "基本信息" },
    "weight": { "title": "重量", "type": "inputNumber", "visible": "kind == '实物'", "required": "kind == '实物'", "group": "基本信息" },
    "price": { "title": "单价", "type": "inputNumber", "rules": ["money"], "group": "基本信息" },
    "stock": { "title": "库存", "type": "inputNumber", "rules": ["z"], "group": "基本信息" },
    "worth": { "title": "总值", "type": "inputNumber", "value": "(price ?? 0) * (stock ?? 0)", "group": "基本信息" },
    "begin": { "title": "开始", "type": "date", "group": "基本信息" },
    "end": { "title": "结束", "type": "date", "rules": [{ "expr": "!begin || end >= begin", "message": "结束不能早于开始" }], "group": "基本信息" },
    "local": { "title": "同城", "type": "switch", "group": "发放" },
    "city": { "title": "城市", "disabled": "!local", "length": 30, "group": "发放" },
    "stores": { "title": "门店", "type": "list_multi", "options": "city == '北京' ? ['东城', '西城'] : ['总店']", "group": "发放" },
    "plan": { "title": "发放计划", "type": "cron", "length": 100, "props": { "width": 608 }, "group": "发放" },
    "owner": { "title": "负责人", "type": "sel_user", "group": "发放" },
    "depart": { "title": "部门", "type": "sel_depart", "group": "发放" },
    "phone": { "title": "电话", "rules": ["m"], "length": 11, "group": "发放" },
    "mail": { "title": "邮箱", "rules": ["e"], "length": 60, "group": "发放" },
    "score": { "title": "评分", "type": "rate", "group": "发放" },
    "progress": { "title": "进度", "type": "slider", "group": "发放" },
    "tags": { "title": "标签", "type": "tags", "length": 60, "group": "发放" },
    "picture": { "title": "图片", "type": "image", "length": 500, "in": "form details", "group": "发放" },
    "manual": { "title": "说明", "type": "markdown", "length": 0, "group": "发放" },
    "script": { "title": "脚本", "type": "code", "length": 0, "props": { "language": "sql" }, "group": "发放" },
    "config": { "title": "参数", "type": "json", "group": "发放" },
    "address": { "title": "寄送", "type": "object", "fields": { "city": { "title": "寄送城市" }, "street": { "title": "寄送街道", "visible": "city" } } },
    "lines": {
      "title": "明细",
      "type": "grid",
      "fields": {
        "item": { "title": "物品", "required": true },
        "count": { "title": "数量", "type": "inputNumber", "rules": ["z"] },
        "total": { "title": "小计", "type": "inputNumber", "value": "(count ?? 0) * (form.price ?? 0)" }
      }
    },
    "memo": { "title": "备注", "type": "textarea", "length": 500 }
  }
}
`

it('says nothing of the form as it is meant', () => {
  expect(checkPlanted({ kind: 'entity', text: FORM })).toEqual([])
})

it.each<readonly [mistake: string, written: string, instead: string, told: string]>([
  [
    'a type that does not exist',
    '"type": "radio"',
    '"type": "raido"',
    '8:39 SCREEN_UNKNOWN_TYPE field "sex": no cell type "raido". Did you mean "radio"?',
  ],
  [
    'a key that does not exist',
    '"required": true, "length": 50',
    '"requierd": true, "length": 50',
    '5:30 SCREEN_UNKNOWN_KEY field "name": unknown key "requierd". Did you mean "required"?',
  ],
  [
    'an expression that breaks off',
    'kind == \'实物\'", "required"',
    'kind == ", "required"',
    '11:75 SCREEN_EXPRESSION field "weight", "visible": found the end of the expression, expected a value',
  ],
  [
    'one sign of equality',
    '"visible": "kind == \'实物\'", "group"',
    '"visible": "kind = \'实物\'", "group"',
    '10:65 SCREEN_EXPRESSION field "color", "visible": found "=", expected "==" (an expression assigns nothing)',
  ],
  [
    'a linkage to a field that does not exist',
    '"disabled": "!local"',
    '"disabled": "!locale"',
    '18:44 SCREEN_UNKNOWN_NAME field "city", "disabled": no name "locale". Did you mean "local"?',
  ],
  [
    'a linkage into an object',
    '"visible": "city" }',
    '"visible": "address.citty" }',
    '32:133 SCREEN_UNKNOWN_NAME field "address.street", "visible": no name "address.citty". Did you mean "address.city"?',
  ],
  [
    'values in a circle',
    '"type": "inputNumber", "rules": ["z"], "group"',
    '"type": "inputNumber", "value": "worth / 2", "group"',
    '13:63 SCREEN_CYCLE field "stock", "value": goes round in a circle: stock → worth → stock',
  ],
  [
    'a dictionary that does not exist',
    '"dict": "order_status"',
    '"dict": "order_state"',
    '9:58 SCREEN_UNKNOWN_DICTIONARY field "status", "dict": no dictionary "order_state". Did you mean "order_status"?',
  ],
  [
    'a choice without choices',
    '"type": "radio", "dict": "sex"',
    '"type": "radio"',
    '8:12 SCREEN_NO_CHOICES field "sex": a cell of type "radio" needs "dict" or "options"',
  ],
  [
    'a setting that the type does not have',
    '"props": { "width": 608 }',
    '"props": { "height": 608 }',
    '20:74 SCREEN_UNKNOWN_KEY field "plan", "props": unknown key "height". It can have "width", "timeZone", "preview".',
  ],
  [
    'a setting out of its words',
    '"language": "sql"',
    '"language": "mysql"',
    '30:84 SCREEN_UNKNOWN_WORD field "script", "props.language": "mysql" is none of "text", "javascript"',
  ],
  [
    'a misspelt preset',
    '"rules": ["money"]',
    '"rules": ["mony"]',
    '12:64 SCREEN_RULE field "price", "rules[0]": "mony" is no rule: a bare word is no pattern, and no preset has this name. Did you mean "money"?',
  ],
  [
    'rows of a type without rows',
    '"type": "grid"',
    '"type": "textarea"',
    '36:17 SCREEN_NO_ROWS field "lines": a cell of type "textarea" holds no rows, so it has no "fields"',
  ],
  [
    'an object without fields',
    '"type": "json"',
    '"type": "object"',
    '31:15 SCREEN_MISSING_KEY field "config": the key "fields" is missing',
  ],
  [
    'a comma too many',
    '"length": 500 }\n  }',
    '"length": 500 },\n  }',
    '42:65 JSON_TRAILING_COMMA a comma before a closing bracket is not part of JSON',
  ],
  [
    'a schedule of the other kind of cron',
    '"type": "cron", "length": 100',
    '"type": "cron", "default": "0 8 * * *", "length": 100',
    '20:59 SCREEN_DEFAULT field "plan", "default": "0 8 * * *" is nothing that a cell of type "cron" begins with: 应为 6 或 7 个字段（秒 分 时 日 月 周 [年]），现有 5 个',
  ],
  [
    'an hour that no day has',
    '"type": "cron", "length": 100',
    '"type": "cron", "default": "0 0 25 * * ?", "length": 100',
    '20:59 SCREEN_DEFAULT field "plan", "default": "0 0 25 * * ?" is nothing that a cell of type "cron" begins with: 时',
  ],
  [
    'a misspelt time zone',
    '"props": { "width": 608 }',
    '"props": { "width": 608, "timeZone": "Asia/Shanghia" }',
    '20:100 SCREEN_WRONG_VALUE field "plan", "props.timeZone": "Asia/Shanghia" is not a time zone. Did you mean "Asia/Shanghai"?',
  ],
  [
    'a default that is not offered',
    '"default": "实物"',
    '"default": "实务"',
    '7:84 SCREEN_DEFAULT field "kind", "default": "实务" is nothing that a cell of type "select" begins with: "实务" is none of the options. Did you mean "实物"?',
  ],
  [
    'a number as a text',
    '"title": "单价", "type": "inputNumber"',
    '"title": "单价", "type": "inputNumber", "default": "十元"',
    '12:65 SCREEN_DEFAULT field "price", "default": "十元" is nothing that a cell of type "inputNumber" begins with: 此值不是数字',
  ],
  ['a key twice', '"memo": {', '"name": {', '42:5 JSON_DUPLICATE_KEY the key "name" stands here a second time'],
])('explains %s where it stands', (_, written, instead, told) => {
  expect(FORM).toContain(written)
  const [first = ''] = checkPlanted({ kind: 'entity', text: FORM.replace(written, instead) })
  expect(first.slice(0, told.length + 'entity.json:'.length)).toBe(`entity.json:${told}`)
})
