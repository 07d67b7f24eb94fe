import { describe, expect, it } from 'vitest'
import { evaluate } from './evaluate'
import { parseExpression } from './parse'
import { createScope } from './scope'

const record = {
  status: 1,
  state: '1',
  name: '张三',
  nothing: null,
  blank: '',
  external: true,
  price: 12.5,
  begin: '2024-02-28',
  end: '2024-03-01',
  moment: new Date(2024, 1, 29, 8, 30),
  tags: ['a', 'b'],
  lines: [
    { title: '甲', hours: 2 },
    { title: '乙', hours: 3.5 },
    { title: '丙', hours: null },
  ],
  中文: '可以',
  user: { orgCode: 'A02' },
  run: () => 'never',
}
const places = { user: { orgCode: 'hidden by the record' }, route: { id: '7' }, depart: { selected: { id: 'd1' } } }

function resultOf(text: string): unknown {
  const { expression, issue } = parseExpression(text)
  if (issue !== undefined) throw new Error(`${text}: ${JSON.stringify(issue)}`)
  return evaluate(expression, createScope(record, places), { now: () => new Date(2024, 1, 29, 12, 0, 0) })
}

describe('an expression', () => {
  it.each<[string, unknown]>([
    // literals
    ['1', 1],
    ['.5', 0.5],
    ['1.5e3', 1500],
    ['0xff', 255],
    ['"a\\n\\u4e2d\\u{4e2d}\\x41"', 'a\n中中A'],
    ["'it\\'s'", "it's"],
    ['true', true],
    ['null', null],
    ['undefined', undefined],
    ["'-'", '-'],
    ["'!' + 'a'", '!a'],
    ['`a$b`', 'a$b'],
    ['`a{b`', 'a{b'],
    ["'\\u{10ffff}'", '\u{10ffff}'],
    ['[1, "a", [null],]', [1, 'a', [null]]],
    ['{ a: 1, "b c": 2, 3: 4, name, }', { a: 1, 'b c': 2, '3': 4, name: '张三' }],
    ['`${name}: ${price * 2}`', '张三: 25'],
    ['`a\\`b`', 'a`b'],
    ['`${`${status}`}!`', '1!'],
    ['``', ''],
    // names and members
    ['status', 1],
    ['中文', '可以'],
    ['unheard', undefined],
    ['unheard.of.it', undefined],
    ['nothing.at.all', undefined],
    ['nothing?.at', undefined],
    ['lines[1].title', '乙'],
    ['lines?.[0]?.title', '甲'],
    ['lines[9].title', undefined],
    ["lines[0]['title']", '甲'],
    ['lines.length', 3],
    ['name.length', 2],
    ['name[0]', '张'],
    ['name[-1]', undefined],
    ['status.anything', undefined],
    ['tags[status]', 'b'],
    ['user.orgCode', 'A02'],
    ['route.id', '7'],
    ['depart.selected.id', 'd1'],
    ['run', undefined],
    ['lines.map', undefined],
    ['name.toUpperCase', undefined],
    ['toString', undefined],
    ['hasOwnProperty', undefined],
    // arithmetic
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['(status)', 1],
    ['10 - 2 - 3', 5],
    ['7 % 4 / 2', 1.5],
    ['1 < 2 + 3', true],
    ['1 == 2 && true == false', false],
    ['-status + +"3"', 2],
    ['- -2', 2],
    ['1 / 0', null],
    ['"abc" * 2', null],
    ['price * unheard', 0],
    ['nothing + 2', 2],
    ['"3" * 2', 6],
    ['"3" + 2', '32'],
    ['name + nothing', '张三'],
    ['"" + tags', 'a,b'],
    ['moment + ""', '2024-02-29 08:30:00'],
    // equality
    ['status == 1', true],
    ['state == 1', true],
    ['state === 1', true],
    ['status == "1.0"', true],
    ['status != "2"', true],
    ['status !== 1', false],
    ['blank == 0', false],
    ['nothing == undefined', true],
    ['nothing == 0', false],
    ['nothing == ""', false],
    ['true == 1', false],
    ['external == true', true],
    ['tags == tags', true],
    ['[1] == [1]', false],
    ['"a" == "A"', false],
    ['moment == "2024-02-29 08:30:00"', true],
    // order
    ['end > begin', true],
    ['status < "10"', true],
    ['"10" < "9"', true],
    ['nothing < 1', false],
    ['nothing >= 0', false],
    ['"abc" < 1', false],
    ['2 >= 2', true],
    ['2 <= 1', false],
    ['moment > begin', true],
    // logic
    ['external && name', '张三'],
    ['blank || "none"', 'none'],
    ['nothing ?? "none"', 'none'],
    ['blank ?? "none"', ''],
    ['!external', false],
    ['!blank', true],
    ['true || 1 && false', true],
    ['(nothing ?? true) && 2', 2],
    ['status == 1 ? "yes" : "no"', 'yes'],
    ['false ? 1 : true ? 2 : 3', 2],
    ['external?.5:1', 0.5],
    // in
    ['"a" in tags', true],
    ['"1" in [1, 2]', true],
    ['3 in [1, 2]', false],
    ['"三" in name', true],
    ['"orgCode" in user', true],
    ['"toString" in user', false],
    ['1 in nothing', false],
    ['nothing in name', false],
    // functions
    ['sum(lines, line => line.hours)', 5.5],
    ['sum(lines, line => line.hours * price)', 68.75],
    ['map(lines, (line, index) => `${index}${line.title}`)', ['0甲', '1乙', '2丙']],
    ['map(filter(lines, l => l.hours > 2), l => l.title)', ['乙']],
    ['map([1, 2], a => map([10], b => a + b))', [[11], [12]]],
    ['map([1], name => name)', [1]],
    ['count(tags)', 2],
    ['join(map(sort(lines, l => l.hours), l => l.title), "")', '甲乙丙'],
    ['avg([])', null],
    ['sum(1, "2", null)', 3],
    ['max(begin, end)', '2024-03-01'],
    ['now()', '2024-02-29 12:00:00'],
    ['today()', '2024-02-29'],
    ['addDays("2024-02-28 10:00:00", 1)', '2024-02-29 10:00:00'],
    ['addMonths("2024-03-31", -1)', '2024-02-29'],
    ['diffDays(end, begin)', -2],
    ['date("2024-02-30")', null],
    ['date("soon")', null],
    ['format(moment, "HH:mm")', '08:30'],
    ['round(-2.5)', -3],
    ['round(2.345, 2)', 2.35],
    ['round(1e21, 2)', 1e21],
    ['fixed(1.005, 2)', '1.01'],
    ['len(nothing)', 0],
    ['json({ a: "中", b: moment })', '{"a":"中","b":"2024-02-29 08:30:00"}'],
    ['text({ a: 1 })', '{"a":1}'],
    ['slice(tags, -1)', ['b']],
    ['split("")', []],
    ['unique(["a", "b", "a"])', ['a', 'b']],
    ['find(tags, tag => tag == "z")', null],
    ['min(nothing, blank)', null],
    ['sort(["b", null, "a"])', ['a', 'b', null]],
    ['keys(user)', ['orgCode']],
  ])('%s gives %j', (text, want) => {
    expect(resultOf(text)).toEqual(want)
  })

  it('leaves what it reads as it was', () => {
    const list = Object.freeze([3, 1, 2])
    const { expression } = parseExpression('[sort(list), reverse(list), unique(list)]')
    if (expression === undefined) throw new Error('not parsed')
    expect(evaluate(expression, createScope({ list }))).toEqual([
      [1, 2, 3],
      [2, 1, 3],
      [3, 1, 2],
    ])
    expect(list).toEqual([3, 1, 2])
  })

  it('is data that survives JSON', () => {
    const { expression } = parseExpression('count(lines, l => l.hours > 2) + undefined')
    const copy = JSON.parse(JSON.stringify(expression))
    expect(evaluate(copy, createScope(record))).toBe(1)
  })
})
