import { list, numbers, object, text, texts, type WireCase } from './wire-case'

const schemaOf = (value: unknown) => (Array.isArray(value) ? texts : typeof value === 'object' ? numbers : text)

type StyleRow = [style: string, explode: boolean, value: unknown, written: string]

const inPath: StyleRow[] = [
  ['matrix', false, '', ';color'],
  ['matrix', false, 'blue', ';color=blue'],
  ['matrix', false, list, ';color=blue,black,brown'],
  ['matrix', false, object, ';color=R,100,G,200,B,150'],
  ['matrix', false, [], ''],
  ['matrix', true, '', ';color'],
  ['matrix', true, 'blue', ';color=blue'],
  ['matrix', true, list, ';color=blue;color=black;color=brown'],
  ['matrix', true, object, ';R=100;G=200;B=150'],
  ['label', false, '', '.'],
  ['label', false, 'blue', '.blue'],
  ['label', false, list, '.blue,black,brown'],
  ['label', false, object, '.R,100,G,200,B,150'],
  ['label', true, '', '.'],
  ['label', true, 'blue', '.blue'],
  ['label', true, list, '.blue.black.brown'],
  ['label', true, object, '.R=100.G=200.B=150'],
  ['simple', false, '', ''],
  ['simple', false, 'blue', 'blue'],
  ['simple', false, list, 'blue,black,brown'],
  ['simple', false, object, 'R,100,G,200,B,150'],
  ['simple', true, 'blue', 'blue'],
  ['simple', true, list, 'blue,black,brown'],
  ['simple', true, object, 'R=100,G=200,B=150'],
]

const inQuery: StyleRow[] = [
  ['form', false, '', 'color='],
  ['form', false, 'blue', 'color=blue'],
  ['form', false, list, 'color=blue,black,brown'],
  ['form', false, object, 'color=R,100,G,200,B,150'],
  ['form', true, '', 'color='],
  ['form', true, 'blue', 'color=blue'],
  ['form', true, list, 'color=blue&color=black&color=brown'],
  ['form', true, object, 'R=100&G=200&B=150'],
  ['spaceDelimited', false, list, 'color=blue%20black%20brown'],
  ['spaceDelimited', false, object, 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, list, 'color=blue%7Cblack%7Cbrown'],
  ['pipeDelimited', false, object, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, object, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  [
    'deepObject',
    true,
    { R: list, G: { a: 1 } },
    'color%5BR%5D%5B0%5D=blue&color%5BR%5D%5B1%5D=black&color%5BR%5D%5B2%5D=brown&color%5BG%5D%5Ba%5D=1',
  ],
]

const inHeader: StyleRow[] = [
  ['simple', false, 'blue', 'blue'],
  ['simple', false, list, 'blue,black,brown'],
  ['simple', false, object, 'R,100,G,200,B,150'],
  ['simple', true, object, 'R=100,G=200,B=150'],
]

const inCookie: StyleRow[] = [
  ['form', false, 'a b', 'color=a%20b'],
  ['form', false, list, 'color=blue,black,brown'],
  ['form', false, object, 'color=R,100,G,200,B,150'],
  ['form', true, 'blue', 'color=blue'],
  ['form', true, object, 'R=100; G=200; B=150'],
]

/** What an address can hold as it is, but for what has a meaning in a query; and what is encoded already (RFC 6570 §3.2.3). */
const reserved: StyleRow[] = [
  ['form', false, ':/?@!$()*,;[]', 'color=:/?@!$()*,;[]'],
  ['form', false, '#&+= %', 'color=%23%26%2B%3D%20%25'],
  ['form', false, 'a%2Fb%3a%zz', 'color=a%2Fb%3a%25zz'],
  ['form', false, ['a/b', 'c:d'], 'color=a/b,c:d'],
  ['form', true, ['a/b', 'c:d'], 'color=a/b&color=c:d'],
  ['form', false, { R: 'a/b' }, 'color=R,a/b'],
  ['form', true, { R: 'a/b' }, 'R=a/b'],
  ['spaceDelimited', false, ['a/b', 'c:d'], 'color=a/b%20c:d'],
  ['pipeDelimited', false, ['a/b', 'c:d'], 'color=a/b%7Cc:d'],
  ['deepObject', true, { R: 'a/b' }, 'color%5BR%5D=a/b'],
]

const named = ([style, explode, value]: StyleRow) => `${style}${explode ? ', exploded' : ''}, ${JSON.stringify(value)}`
const parameter = (place: string, name: string, [style, explode, value]: StyleRow) => ({
  parameters: [{ name, in: place, required: true, style, explode, schema: schemaOf(value) }],
})
const json = JSON.stringify(object)
const encoded = encodeURIComponent(json)

const contents = [
  { place: 'path', group: 'params', path: '/c/{color}', line: `GET /c/${encoded}` },
  { place: 'query', group: 'query', line: `GET /q?color=${encoded}` },
  { place: 'header', group: 'headers', headers: { color: json } },
  { place: 'cookie', group: 'cookies', headers: { cookie: `color=${encoded}` }, nodeOnly: true },
]

/** Parameters in every place, style and form of value. */
export const parameters: WireCase[] = [
  ...inPath.map(row => ({
    name: `path ${named(row)}`,
    path: '/p{color}',
    operation: parameter('path', 'color', row),
    request: { params: { color: row[2] } },
    line: `GET /p${row[3]}`,
  })),
  ...inQuery.map(row => ({
    name: `query ${named(row)}`,
    operation: parameter('query', 'color', row),
    request: { query: row[0] === 'form' && row[1] && row[2] === object ? object : { color: row[2] } },
    line: `GET /q?${row[3]}`,
  })),
  ...inHeader.map(row => ({
    name: `header ${named(row)}`,
    operation: parameter('header', 'X-Color', row),
    request: { headers: { 'X-Color': row[2] } },
    line: 'GET /q',
    headers: { 'x-color': row[3] },
  })),
  ...inCookie.map(row => ({
    name: `cookie ${named(row)}`,
    operation: parameter('cookie', 'color', row),
    request: { cookies: row[1] && row[2] === object ? object : { color: row[2] } },
    line: 'GET /q',
    headers: { cookie: row[3] },
    nodeOnly: true,
  })),
  ...contents.map(({ place, group, path = '/q', line = 'GET /q', ...arrives }) => ({
    name: `content of a parameter in ${place}`,
    path,
    operation: { parameters: [{ name: 'color', in: place, required: true, content: { 'application/json': { schema: numbers } } }] },
    request: { [group]: { color: object } },
    line,
    ...arrives,
  })),
  {
    name: 'a path with a part that tells operations apart keeps its query',
    path: '/objects/{key}#acl',
    operation: {
      parameters: [
        { name: 'key', in: 'path', required: true, schema: text },
        { name: 'acl', in: 'query', required: true, schema: { type: 'boolean' } },
      ],
    },
    request: { params: { key: 'a/b' }, query: { acl: true } },
    line: 'GET /objects/a%2Fb?acl=true',
  },
  ...reserved.map(([style, explode, value, written]) => ({
    name: `query ${named([style, explode, value, written])}, reserved`,
    operation: { parameters: [{ ...parameter('query', 'color', [style, explode, value, written]).parameters[0], allowReserved: true }] },
    request: { query: style === 'form' && explode && !Array.isArray(value) && typeof value === 'object' ? value : { color: value } },
    line: `GET /q?${written}`,
  })),
  {
    name: 'a path with a query of its own',
    path: '/list?type=service',
    operation: { parameters: [{ name: 'size', in: 'query', schema: { type: 'integer' } }] },
    request: { query: { size: 2 } },
    line: 'GET /list?type=service&size=2',
  },
]
