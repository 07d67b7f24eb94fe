import fc from 'fast-check'

const digits = (most: number) => fc.integer({ min: 1, max: most }).chain(count => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`)))

/** Numbers with about as many digits as a column holds, as texts and as JSON numbers. */
export const numbersOf = (precision: number, scale: number): fc.Arbitrary<number | string> =>
  fc
    .tuple(fc.boolean(), digits(precision - scale + 1), fc.option(digits(scale + 1)), fc.boolean())
    .map(([minus, whole, fraction, asNumber]) => {
      const text = `${minus ? '-' : ''}${whole.replace(/^0+(?=\d)/, '')}${fraction === null ? '' : `.${fraction}`}`
      return asNumber ? Number(text) : text
    })

/** Days, or moments to the second, of four digits of a year. */
export const momentsOf = (day: boolean): fc.Arbitrary<string> =>
  fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map(date =>
    date
      .toISOString()
      .slice(0, day ? 10 : 19)
      .replace('T', ' '),
  )

/** Digits without an exponent: `1.25e+3` is `1250`. */
function spelled(text: string): string {
  const [, minus = '', whole = '', fraction = '', exponent] = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/i.exec(text) ?? []
  if (exponent === undefined) return text
  const point = whole.length + Number(exponent)
  const all = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, 1 - point), '0').padEnd(point, '0')
  const at = Math.max(point, 1)
  return `${minus}${all.slice(0, at)}.${all.slice(at)}`
}

/** The same value, however many zeros spell it. */
export const plain = (value: unknown): string => {
  const text = spelled(String(value ?? ''))
  const number = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text)
  if (number === null) return text
  const [, minus = '', whole = '', fraction = ''] = number
  const size = fraction === '' ? whole : `${whole}.${fraction}`
  return size === '0' ? size : minus + size
}
