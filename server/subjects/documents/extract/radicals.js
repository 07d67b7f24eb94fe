/** Radicals of Unicode's supplement that are whole characters, each before the character that it is: Unicode folds few of them. */
const PAIRS =
  '⺁厂⺄乙⺈刀⺊卜⺍小⺎兀⺒巳⺓幺⺗心⺜日⺝月⺟母⺠民⺧牛⺩王⺫罒⺬示⺮竹⺶羊⺻聿⺽臼⻁虎⻄西⻅见⻆角⻉贝⻊足⻋车⻏邑⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'

/** @type {ReadonlyMap<string, string>} */
const CHARACTERS = new Map(Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, radical = '', character = '']) => [radical, character]))

/**
 * The text with characters in the place of radicals: some fonts of PDF say `⼈⺠` where `人民` is read, and nobody would find it. As long as it was.
 * @param {string} text
 */
export const withoutRadicals = text => text.replace(/[\u2e80-\u2fdf]/g, radical => CHARACTERS.get(radical) ?? radical.normalize('NFKC'))
