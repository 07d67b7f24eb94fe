/** What the documentation says of a function. */
export interface FunctionDocs {
  /** One sentence. */
  readonly doc: string
  /** A call and what it gives; checked by the tests. */
  readonly example: readonly [text: string, value: unknown]
}

/** What is said of each function, by its name; apart from them, since no page that evaluates an expression reads it. */
export const functionDocs: { readonly [name: string]: FunctionDocs } = {
  round: {
    doc: 'The number rounded to so many digits after the point (0 when left out; -2: to hundreds), halves away from zero; null where the digits are not from -15 to 15.',
    example: ['round(1.005, 2)', 1.01],
  },
  fixed: {
    doc: 'The rounded number as text, with exactly so many digits after the point (-2: to hundreds); empty where the digits are not from -15 to 15.',
    example: ['fixed(12.5, 2)', '12.50'],
  },
  floor: { doc: 'The next whole number below.', example: ['floor(2.7)', 2] },
  ceil: { doc: 'The next whole number above.', example: ['ceil(2.1)', 3] },
  abs: { doc: 'The number without its sign.', example: ['abs(-3)', 3] },
  min: {
    doc: 'The smallest of the numbers, texts or dates; null when there is none. Empty values are passed over.',
    example: ['min(3, null, 2)', 2],
  },
  max: {
    doc: 'The greatest of the numbers, texts or dates; null when there is none. Empty values are passed over.',
    example: ["max(['2024-01-31', '2024-02-01'])", '2024-02-01'],
  },
  sum: {
    doc: 'The sum of the numbers; 0 when there is none. What is no number is passed over.',
    example: ['sum([{ fee: 2 }, { fee: 3 }], item => item.fee)', 5],
  },
  avg: {
    doc: 'The average of the numbers; null when there is none. What is no number is passed over.',
    example: ['avg([1, 2, null, 6])', 3],
  },
  lower: { doc: 'The text in small letters.', example: ["lower('ABC')", 'abc'] },
  upper: { doc: 'The text in capital letters.', example: ["upper('abc')", 'ABC'] },
  trim: { doc: 'The text without white space at its ends.', example: ["trim(' a ')", 'a'] },
  contains: { doc: 'Whether the text has that part.', example: ["contains('审计事项', '事')", true] },
  startsWith: { doc: 'Whether the text begins with that part.', example: ["startsWith('A01', 'A')", true] },
  endsWith: { doc: 'Whether the text ends with that part.', example: ["endsWith('a.pdf', '.pdf')", true] },
  replace: {
    doc: 'The text with every `from` replaced by `to`. Both are texts, not patterns.',
    example: ["replace('a-b-c', '-', '/')", 'a/b/c'],
  },
  split: {
    doc: 'The list of the pieces between separators (a comma when left out); an empty text gives an empty list.',
    example: ["split('a,b')", ['a', 'b']],
  },
  join: {
    doc: 'The items as one text, with the separator (a comma when left out) between them.',
    example: ["join(['a', 'b'], '、')", 'a、b'],
  },
  concat: { doc: 'One text out of several values, or one list when any of them is a list.', example: ['concat([1], [2, 3])', [1, 2, 3]] },
  slice: {
    doc: 'The part from one place up to, not including, another. Places count from 0; negative ones from the end.',
    example: ["slice('2024-02-29', 0, 4)", '2024'],
  },
  includes: {
    doc: 'Whether the list has an item equal to the value, or the text has that part.',
    example: ["includes([1, 2], '2')", true],
  },
  now: { doc: 'The current date and time as `YYYY-MM-DD HH:mm:ss`.', example: ['len(now())', 19] },
  today: { doc: 'The current date as `YYYY-MM-DD`.', example: ['diffDays(today(), addDays(today(), 3))', 3] },
  date: {
    doc: 'The date part of a date, as `YYYY-MM-DD`; null for what is no date.',
    example: ["date('2024/2/9 08:30:00')", '2024-02-09'],
  },
  format: {
    doc: 'The date as text by a pattern of YYYY YY MM M DD D HH H mm m ss s; null for what is no date.',
    example: ["format('2024-02-09', 'YYYY年M月D日')", '2024年2月9日'],
  },
  addHours: { doc: 'The date and time so many hours later.', example: ["addHours('2024-02-28 23:00:00', 2)", '2024-02-29 01:00:00'] },
  addDays: { doc: 'The date so many days later; its time of day stays.', example: ["addDays('2024-02-28', 2)", '2024-03-01'] },
  addMonths: {
    doc: 'The date so many months later, or the last day of that month.',
    example: ["addMonths('2024-01-31', 1)", '2024-02-29'],
  },
  addYears: { doc: 'The date so many years later.', example: ["addYears('2024-02-29', 1)", '2025-02-28'] },
  diffDays: {
    doc: 'Calendar days from one date to another; negative when the second is earlier.',
    example: ["diffDays('2024-02-28', '2024-03-01')", 2],
  },
  diffMinutes: {
    doc: 'Whole minutes from one time to another.',
    example: ["diffMinutes('2024-02-28 08:00:00', '2024-02-28 09:30:00')", 90],
  },
  year: { doc: 'The year.', example: ["year('2024-02-29')", 2024] },
  month: { doc: 'The month, 1 to 12.', example: ["month('2024-02-29')", 2] },
  day: { doc: 'The day of the month.', example: ["day('2024-02-29')", 29] },
  weekday: { doc: 'The day of the week, 1 = Monday to 7 = Sunday.', example: ["weekday('2024-02-29')", 4] },
  hour: { doc: 'The hour, 0 to 23.', example: ["hour('2024-02-29 08:30:00')", 8] },
  minute: { doc: 'The minute, 0 to 59.', example: ["minute('2024-02-29 08:30:00')", 30] },
  map: { doc: 'The list of what the function gives for each item.', example: ['map([1, 2], item => item * 2)', [2, 4]] },
  filter: { doc: 'The items for which the condition holds.', example: ['filter([1, 2, 3], item => item > 1)', [2, 3]] },
  some: { doc: 'Whether the condition holds for at least one item.', example: ['some([1, 2], item => item > 1)', true] },
  every: { doc: 'Whether the condition holds for all items; true for an empty list.', example: ['every([1, 2], item => item > 1)', false] },
  find: {
    doc: 'The first item for which the condition holds; null when there is none.',
    example: ['find([1, 2, 3], item => item > 1)', 2],
  },
  count: { doc: 'How many items there are, or for how many the condition holds.', example: ['count([1, 2, 3], item => item > 1)', 2] },
  sort: {
    doc: 'The items in ascending order of themselves or of the key; empty ones last.',
    example: ['sort([3, null, 1])', [1, 3, null]],
  },
  reverse: { doc: 'The items from last to first.', example: ['reverse([1, 2, 3])', [3, 2, 1]] },
  unique: { doc: 'The items without repetitions of themselves or of the key.', example: ['unique([1, 2, 1])', [1, 2]] },
  number: { doc: 'The number that the value is or spells; null when it is none.', example: ["number('12.5')", 12.5] },
  text: { doc: 'The value as text: null gives an empty one, a list its items with commas.', example: ['text([1, null, true])', '1,,true'] },
  bool: {
    doc: 'False for null, 0, an empty text and the texts 0, false, N, n and no; true for everything else.',
    example: ["bool('N')", false],
  },
  json: { doc: 'The value as JSON text.', example: ['json({ a: [1, null] })', '{"a":[1,null]}'] },
  empty: { doc: 'Whether the value is null or an empty text, list or object.', example: ["empty('')", true] },
  coalesce: { doc: 'The first value that is not empty; null when all are.', example: ["coalesce(null, '', 'a')", 'a'] },
  len: { doc: 'Characters of a text, items of a list, keys of an object; 0 for null.', example: ["len('审计')", 2] },
  keys: { doc: 'The keys of an object.', example: ['keys({ a: 1, b: 2 })', ['a', 'b']] },
  values: { doc: 'The values of an object, in the order of its keys.', example: ['values({ a: 1, b: 2 })', [1, 2]] },
}
