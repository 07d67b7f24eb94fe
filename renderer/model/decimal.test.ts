import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  compareDecimals,
  type Decimal,
  decimalText,
  divide,
  fixedDecimal,
  mean,
  multiply,
  readDecimal,
  remainder,
  roundDecimal,
  subtract,
  toNumber,
  total,
  wholeDecimal,
  wireNumber,
} from './decimal'

const read = (text: string): Decimal => readDecimal(text) ?? expect.fail(text)
const shown = (value: Decimal | null) => (value === null ? null : toNumber(value))

/** A decimal as an integer of so many digits behind the point: what is done on paper. */
interface Paper {
  readonly integer: bigint
  readonly scale: number
}
const papers: fc.Arbitrary<Paper> = fc.oneof(
  fc.record({ integer: fc.bigInt(-(10n ** 7n), 10n ** 7n), scale: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ integer: fc.bigInt(-(10n ** 15n), 10n ** 15n), scale: fc.integer({ min: 0, max: 12 }) }),
)
const textOf = ({ integer, scale }: Paper) => {
  const digits = String(integer < 0n ? -integer : integer).padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return `${integer < 0n ? '-' : ''}${text}`
}
const at = ({ integer, scale }: Paper, digits: number) => integer * 10n ** BigInt(digits - scale)
const both = (a: Paper, b: Paper, work: (a: bigint, b: bigint) => bigint): Paper => {
  const scale = Math.max(a.scale, b.scale)
  return { integer: work(at(a, scale), at(b, scale)), scale }
}
const same = (found: Decimal | null, wanted: Paper) => {
  expect(found !== null && compareDecimals(found, read(textOf(wanted)))).toBe(0)
  if (typeof found === 'number') expect(Object.is(found, -0)).toBe(false)
}

describe('arithmetic', () => {
  it('gives the digits that it gives on paper', () => {
    fc.assert(
      fc.property(papers, papers, (a, b) => {
        const [x, y] = [read(textOf(a)), read(textOf(b))]
        same(
          add(x, y),
          both(a, b, (one, other) => one + other),
        )
        same(
          subtract(x, y),
          both(a, b, (one, other) => one - other),
        )
        same(multiply(x, y), { integer: a.integer * b.integer, scale: a.scale + b.scale })
        if (b.integer === 0n) expect([divide(x, y), remainder(x, y)]).toEqual([null, null])
        else
          same(
            remainder(x, y),
            both(a, b, (one, other) => one % other),
          )
        const order = both(a, b, (one, other) => one - other).integer
        expect(Math.sign(compareDecimals(x, y))).toBe(order < 0n ? -1 : order > 0n ? 1 : 0)
      }),
      { numRuns: 3000 },
    )
  })

  it('takes a product apart again', () => {
    fc.assert(
      fc.property(papers, papers, (a, b) => {
        fc.pre(b.integer !== 0n)
        const product = multiply(read(textOf(a)), read(textOf(b))) ?? expect.fail()
        same(divide(product, read(textOf(b))), a)
      }),
      { numRuns: 1000 },
    )
  })

  it('rounds halves away from zero', () => {
    fc.assert(
      fc.property(papers, fc.integer({ min: 0, max: 6 }), (a, digits) => {
        const unit = 10n ** BigInt(Math.max(0, a.scale - digits))
        const size = a.integer < 0n ? -a.integer : a.integer
        const integer = ((size * 2n + unit) / (unit * 2n)) * (a.integer < 0n ? -1n : 1n)
        same(roundDecimal(read(textOf(a)), digits), { integer, scale: Math.min(a.scale, digits) })
      }),
      { numRuns: 1000 },
    )
  })

  it.each<[() => Decimal | null, number | null]>([
    [() => add(0.1, 0.2), 0.3],
    [() => multiply(1.15, 100), 115],
    [() => multiply(8.41, 100), 841],
    [() => multiply(1.1, 3), 3.3],
    [() => remainder(0.3, 0.1), 0],
    [() => remainder(-7.5, 2), -1.5],
    [() => divide(0.3, 0.1), 3],
    [() => divide(10, 4), 2.5],
    [() => divide(2, 3), 0.666666666666667],
    [() => divide(200, 3), 66.6666666666667],
    [() => divide(1, 0), null],
    [() => multiply(divide(10, 3) ?? 0, 3), 10],
    [() => total(Array.from({ length: 10 }, () => 0.1)), 1],
    [() => mean([0.1, 0.2]), 0.15],
    [() => mean([]), null],
    [() => multiply(1e300, 1e300), null],
    [() => multiply(1e-300, 1e-300), 0],
    [() => add(1e300, 1e-300), 1e300],
    [() => subtract(multiply(1234567.891, 98765.4321) ?? 0, 121932631211.4), 0.0007011],
    [() => multiply(123456789.123, 987654321.123), 121932631249302000],
    [() => roundDecimal(1.005, 2), 1.01],
    [() => roundDecimal(-2.5, 0), -3],
    [() => roundDecimal(multiply(divide(2.005, 7) ?? 0, 7) ?? 0, 2), 2.01],
    [() => wholeDecimal(multiply(divide(10, 3) ?? 0, 3) ?? 0, -1), 10],
    [() => wholeDecimal(-0.5, 1), 0],
    [() => wholeDecimal(read('-12345678901234567.89'), -1), -12345678901234568],
    [() => wholeDecimal(read('-12345678901234567.89'), 1), -12345678901234600],
  ])('%s is %d', (work, want) => {
    expect(shown(work())).toBe(want)
  })
})

describe('texts of decimals', () => {
  it.each([
    [1.005, 2, '1.01'],
    [-0.004, 2, '0.00'],
    [12.5, 0, '13'],
    [1250, -2, '1300'],
    [read('12345678901234567890.125'), -1, '12345678901234567890'],
    [1e21, 1, '1000000000000000000000.0'],
    [1e-7, 7, '0.0000001'],
    [read('12345678901234567890.125'), 2, '12345678901234567890.13'],
  ] as const)('%s with %i digits is %s', (value, digits, text) => {
    expect(fixedDecimal(value, digits)).toBe(text)
  })

  it.each([
    ['1234567890.123456', 1234567890.123456],
    ['1234567890.000000', 1234567890],
    ['12345678901234567890', '12345678901234567890'],
    ['9007199254740993', '9007199254740993'],
    ['99999999999999.99', '99999999999999.99'],
    ['-0.00', 0],
    ['NaN', 'NaN'],
    ['1e-400', '1e-400'],
    ['-1.2345678901234567e-330', '-1.2345678901234567e-330'],
    ['0e-400', 0],
    ['5e-324', 5e-324],
  ])('%s travels as %j', (text, wire) => {
    expect(wireNumber(text)).toBe(wire)
  })

  it('have no exponent', () => {
    expect([decimalText(1e-7), decimalText(1e21), decimalText(read('0.10'))]).toEqual(['0.0000001', '1000000000000000000000', '0.1'])
  })
})
