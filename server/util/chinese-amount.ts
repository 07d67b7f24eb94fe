const UNITS = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿']
const CAPITALS = '零壹贰叁肆伍陆柒捌玖'
const SMALL: Readonly<Record<string, string>> = Object.fromEntries(
  [...'零壹贰叁肆伍陆柒捌玖拾佰仟'].map((sign, at) => [sign, [...'零一二三四五六七八九十百千'][at] ?? sign]),
)

/** Four digits in capitals, without zeros before them. */
function groupText(group: number): string {
  let text = ''
  for (const [at, digit] of [...String(group)].entries()) {
    const unit = UNITS[String(group).length - 1 - at] ?? ''
    if (digit !== '0') text += `${CAPITALS[Number(digit)]}${unit}`
    else if (!text.endsWith('零')) text += '零'
  }
  return text.replace(/零+$/, '')
}

/** Whole yuan in capitals, as 壹佰贰拾捌万陆仟肆佰: with a zero where a place is passed over. From 1 to below 10^16. */
export function capitalNumber(yuan: number): string {
  let text = ''
  let passed = false
  for (let at = 3; at >= 0; at--) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000
    if (group === 0) passed = passed || text !== ''
    else {
      if (text !== '' && (passed || group < 1000)) text += '零'
      text += `${groupText(group)}${GROUPS[at]}`
      passed = false
    }
  }
  return text
}

/** The same in the signs of every day: 一百二十八万六千四百. */
export const smallNumber = (yuan: number): string => [...capitalNumber(yuan)].map(sign => SMALL[sign] ?? sign).join('')
