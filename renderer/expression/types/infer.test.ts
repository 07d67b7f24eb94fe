import { describe, expect, it } from 'vitest'
import { functions } from '../functions'
import { functionGroups } from '../functions/groups'
import { parseExpression } from '../parse'
import { ANY, BOOLEAN, DATE, inferTypes, listOf, NUMBER, recordOf, TEXT, type ValueType } from '.'
import { takenBy } from './taken'

const line = recordOf([
  ['item', TEXT],
  ['count', NUMBER],
  ['price', NUMBER],
  ['due', DATE],
])
const names: { readonly [name: string]: ValueType } = {
  name: TEXT,
  price: NUMBER,
  begin: DATE,
  end: DATE,
  local: BOOLEAN,
  status: { kind: 'text', values: ['draft', 'sent', 'paid'] },
  level: { kind: 'text', values: ['1', '2', '3'] },
  tags: listOf({ kind: 'text', values: ['a', 'b'] }),
  lines: listOf(line),
  address: recordOf([
    ['city', TEXT],
    ['street', TEXT],
  ]),
  config: ANY,
}

function inferred(text: string) {
  const { expression, issue } = parseExpression(text)
  if (issue) throw new Error(issue.found)
  return inferTypes(expression, name => (Object.hasOwn(names, name) ? names[name] : undefined))
}

const told = (text: string) => {
  const { findings } = inferred(text)
  return findings.map(finding => `${finding.offset}: ${'name' in finding ? `no ${finding.name}` : finding.what}`)
}

describe('what cannot be meant', () => {
  it.each([
    ['address.citty', ['0: no address.citty']],
    ['lines.item', ['0: lines is a list and has no "item": first an item of it, as by [0], find(…) or item => …']],
    ['lines[0].itme', ['0: no lines[0].itme']],
    ['sum(lines, line => line.cuont * line.price)', ['19: no line.cuont']],
    ['find(lines, line => line.count > 1).itme', ['0: no find(lines, line => line.count > 1).itme']],
    ['first.x + sort(filter(lines, x => x.count), y => y.prize)[0].price', ['49: no y.prize']],
    ['price.amount', ['0: price is a number and has no "amount"']],
    ['name.city', ['0: name is a text and has no "city"']],
    [
      "sum(lines, 'count')",
      ["11: 'count' is the text 'count', expected a function such as \"item => item.name\" in sum(list, item => number) or sum(a, b, …)"],
    ],
    ['count(lines, 3)', ['13: 3 is a number, expected a function such as "item => item.name" in count(list, item => condition?)']],
    ['sum(price)', ['4: price is a number, expected a list in sum(list, item => number) or sum(a, b, …)']],
    ['count(name)', ['6: name is a text, expected a list in count(list, item => condition?)']],
    ['map(address, x => x)', ['4: address is an object, expected a list in map(list, item => value)']],
    ['keys(lines)', ['5: lines is a list, expected an object in keys(object)']],
    ['round(begin)', ['6: begin is a date, expected a number in round(number, digits?)']],
    ['round(price, 20)', ['13: 20 is out of range, expected digits from -15 to 15 in round(number, digits?)']],
    ['fixed(price, -16)', ['13: -16 is out of range, expected digits from -15 to 15 in fixed(number, digits)']],
    ["addDays(begin, 'week')", ["15: 'week' is the text 'week', expected a number in addDays(date, days)"]],
    ['addDays(price, 1)', ['8: price is a number, expected a date in addDays(date, days)']],
    ["diffDays(begin, 'tomorrow')", ["16: 'tomorrow' is the text 'tomorrow', expected a date in diffDays(from, to)"]],
    ['upper(lines)', ['6: lines is a list, expected a text in upper(text)']],
    ['end - begin', ['0: end and what is taken from it are dates, which have no difference: diffDays(from, to) counts the days']],
    ['begin + 1', ['0: begin is a date, and a number joined to it no date: addDays(date, days) and diffDays(from, to) count with dates']],
    ['begin * 2', ['0: begin is a date, expected a number: addDays(date, days) and diffDays(from, to) count with dates']],
    ['lines * 2', ['0: lines is a list, expected a number: count(list) counts its items, sum(list, item => …) adds them up']],
    ["price * 'x'", ["8: 'x' is the text 'x', expected a number"]],
    ['-status', ['1: status is one of draft, sent, paid, expected a number']],
    ["status == 'drat'", ['10: \'drat\' is no value that is there to choose. Did you mean "draft"?']],
    ["'9' != level", ["0: '9' is no value that is there to choose: there are 1, 2, 3"]],
    ["status in ['draft', 'pald']", ['20: \'pald\' is no value that is there to choose. Did you mean "paid"?']],
    ["'z' in tags", ["0: 'z' is no value that is there to choose: there are a, b"]],
    ['lines > 0', ['0: lines is a list, and is compared with a number: count(list) counts its items']],
    ["price == 'much'", ["9: 'much' is the text 'much', and is compared with a number"]],
    ["begin < 'soon'", ["8: 'soon' is the text 'soon', and is compared with a date"]],
    ["'a' in price", ['7: price is a number, expected a list, a text or an object behind "in"']],
    ['`为${address.town}`', ['4: no address.town']],
    ['local ? lines.item : 0', ['8: lines is a list and has no "item": first an item of it, as by [0], find(…) or item => …']],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected)
  })
})

describe('nothing is said of what can be meant', () => {
  it.each([
    "status == '' || status == null || status == 'sent'",
    'level == 2 && level > 1 && level * 2 > 3',
    'sum(lines, line => (line.count ?? 0) * line.price) > 100',
    'sum(price, 2, 3) + avg(map(lines, x => x.count))',
    'max(map(lines, x => x.due)) > begin',
    'year(max(lines, x => x.due)) == 2024',
    "begin > '2024-01-01' && begin <= today() && end != '2024-02-29 08:30:00'",
    'diffDays(begin, end) > 3 || addDays(begin, 30) < end',
    "format(begin, 'YYYY年') + name + 1",
    'number(name) * 2 + (local ? 1 : 0) + name',
    "name * 2 - '5' + config.a.b.c",
    "count(split(name, ',')) > 1 && split(name, ',')[0] == 'a'",
    "includes(name, 'x') && includes(tags, 'a') && 'a' in tags && '审' in name",
    "'city' in address && keys(address)[0] == 'city'",
    'lines.length > 0 && name.length > 3 && lines[0].count > 1',
    'lines == null || !lines',
    'coalesce(price, 0) * 2 > min(price, 3)',
    'find(lines, x => x.count > 1)?.item',
    '{ a: price }.a * 2 + [1, 2][0]',
    'round(price, -2) + round(price, unknown) + round(price, 15.5)',
    'unknown.anything > 3 && unknown == 1',
    "replace(text(price), '.', ',') + upper(begin)",
    'sort(lines, x => x.price)[0].price * 2',
    'slice(lines, 0, 2)[0].count * slice(name, 0, 1)',
    'every(lines, (line, index) => index > 0 || line.item == name)',
  ])('%s', text => {
    expect(told(text)).toEqual([])
  })

  it.each(
    Object.values(functionGroups())
      .flat()
      .map(({ name, example: [text] }) => [name, text]),
  )('the example of %s', (_, text) => {
    expect(told(text)).toEqual([])
  })
})

it('says what an expression gives', () => {
  const kind = (text: string) => inferred(text).type.kind
  const kinds = [
    'price * 2',
    'name + 1',
    'begin',
    'today()',
    'price > 1',
    'lines',
    'address',
    '`x`',
    'local ? price : name',
    '!name',
    'price + price',
  ]
  expect(kinds.map(kind)).toEqual(['number', 'text', 'date', 'date', 'boolean', 'list', 'record', 'text', 'any', 'boolean', 'number'])
})

it('knows of every function of texts, numbers, dates and lists what it takes', () => {
  const open = [...functions.keys()].filter(name => takenBy(name).length === 0)
  expect(open.toSorted()).toEqual(
    ['avg', 'bool', 'coalesce', 'concat', 'date', 'empty', 'json', 'len', 'max', 'min', 'now', 'number', 'sum', 'text', 'today'].toSorted(),
  )
})
