/** A file that a person chose; the tests put a real one in its place. */
export const FILE = '$file'
export const FILE_TEXT = 'pixels'

export interface WireCase {
  readonly name: string
  readonly operation: object
  readonly path?: string
  readonly method?: string
  readonly request: object
  /** Method and address as they arrive. */
  readonly line: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body as it arrives; the border between parts is `--`. */
  readonly body?: string
  /** Browsers send no Cookie header of a script. */
  readonly nodeOnly?: boolean
}

// 3.1 §4.8.12.3, style values, with the examples of §4.8.12.4: color is "", "blue", ["blue","black","brown"] or {R:100,G:200,B:150}.
const list = ['blue', 'black', 'brown']
const object = { R: 100, G: 200, B: 150 }
const text = { type: 'string' }
const texts = { type: 'array', items: text }
const numbers = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' }, B: { type: 'integer' } } }
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
  ['label', true, 'blue', '.blue'],
  ['label', true, list, '.blue.black.brown'],
  ['label', true, object, '.R=100.G=200.B=150'],
  ['simple', false, 'blue', 'blue'],
  ['simple', false, list, 'blue,black,brown'],
  ['simple', false, object, 'R,100,G,200,B,150'],
  ['simple', true, list, 'blue,black,brown'],
  ['simple', true, object, 'R=100,G=200,B=150'],
]

const inQuery: StyleRow[] = [
  ['form', false, '', 'color='],
  ['form', false, 'blue', 'color=blue'],
  ['form', false, list, 'color=blue,black,brown'],
  ['form', false, object, 'color=R,100,G,200,B,150'],
  ['form', true, '', 'color='],
  ['form', true, list, 'color=blue&color=black&color=brown'],
  ['form', true, object, 'R=100&G=200&B=150'],
  ['spaceDelimited', false, list, 'color=blue%20black%20brown'],
  ['spaceDelimited', false, object, 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, list, 'color=blue%7Cblack%7Cbrown'],
  ['pipeDelimited', false, object, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, object, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
]

const inHeader: StyleRow[] = [
  ['simple', false, 'blue', 'blue'],
  ['simple', false, list, 'blue,black,brown'],
  ['simple', false, object, 'R,100,G,200,B,150'],
  ['simple', true, object, 'R=100,G=200,B=150'],
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

const parameters: WireCase[] = [
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
  {
    name: 'cookie form',
    operation: { parameters: [{ name: 'color', in: 'cookie', explode: false, schema: texts }] },
    request: { cookies: { color: list } },
    line: 'GET /q',
    headers: { cookie: 'color=blue,black,brown' },
    nodeOnly: true,
  },
  ...['path', 'query', 'header'].map(place => ({
    name: `content of a parameter in ${place}`,
    path: place === 'path' ? '/c/{color}' : '/q',
    operation: { parameters: [{ name: 'color', in: place, required: true, content: { 'application/json': { schema: numbers } } }] },
    request: { [place === 'path' ? 'params' : place === 'header' ? 'headers' : 'query']: { color: object } },
    line: `GET ${place === 'path' ? `/c/${encodeURIComponent(json)}` : `/q${place === 'query' ? `?color=${encodeURIComponent(json)}` : ''}`}`,
    ...(place === 'header' ? { headers: { color: json } } : {}),
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

const body = (content: object) => ({ requestBody: { required: true, content } })
const bytes = { type: 'string', format: 'binary' }
const form = (properties: object, encoding?: object) =>
  body({ 'multipart/form-data': { schema: { type: 'object', properties }, ...(encoding ? { encoding } : {}) } })
const fields = (properties: object, encoding?: object) =>
  body({ 'application/x-www-form-urlencoded': { schema: { type: 'object', properties }, ...(encoding ? { encoding } : {}) } })
const part = (name: string, content: string, type?: string, file?: string) =>
  `--\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n${content}\r\n`

const bodies: WireCase[] = [
  ...['image/png', 'image/*', 'application/octet-stream', '*/*; a'].map(media => ({
    name: `a file as ${media}`,
    operation: body({ [media]: { schema: bytes } }),
    request: { body: FILE },
    headers: { 'content-type': media === 'application/octet-stream' ? media : 'image/png' },
    body: FILE_TEXT,
    line: 'POST /q',
  })),
  {
    name: 'a file where JSON would do too',
    operation: body({ 'application/json': { schema: numbers }, 'image/png': { schema: bytes } }),
    request: { body: FILE, contentType: 'image/png' },
    headers: { 'content-type': 'image/png' },
    body: FILE_TEXT,
    line: 'POST /q',
  },
  {
    name: 'a form with a file, a list of files, an object, a list of objects and a list of texts',
    operation: form({
      file: bytes,
      files: { type: 'array', items: bytes },
      object: numbers,
      objects: { type: 'array', items: numbers },
      texts,
    }),
    request: { body: { file: FILE, files: [FILE], object: { R: 1 }, objects: [{ G: 2 }], texts: ['a', 'b'] } },
    body: [
      part('file', FILE_TEXT, 'image/png', 'chosen.png'),
      part('files', FILE_TEXT, 'image/png', 'chosen.png'),
      part('object', '{"R":1}', 'application/json', 'blob'),
      part('objects', '{"G":2}', 'application/json', 'blob'),
      part('texts', 'a'),
      part('texts', 'b'),
      '----\r\n',
    ].join(''),
    line: 'POST /q',
  },
  {
    name: 'a form with encodings',
    operation: form(
      { object: numbers, list: texts, spaced: texts, piped: texts, exploded: numbers, deep: numbers },
      {
        object: { contentType: 'application/vnd.x+json' },
        list: { style: 'form', explode: false },
        spaced: { style: 'spaceDelimited' },
        piped: { style: 'pipeDelimited' },
        exploded: { style: 'form' },
        deep: { style: 'deepObject' },
      },
    ),
    request: { body: { object: { R: 1 }, list, spaced: ['a', 'b'], piped: ['a', 'b'], exploded: { G: 2 }, deep: { B: 3 } } },
    body: [
      part('object', '{"R":1}', 'application/vnd.x+json', 'blob'),
      part('list', 'blue,black,brown'),
      part('spaced', 'a b'),
      part('piped', 'a|b'),
      part('G', '2'),
      part('deep[B]', '3'),
      '----\r\n',
    ].join(''),
    line: 'POST /q',
  },
  {
    name: 'fields',
    operation: fields({ color: texts, a: text }),
    request: { body: { color: list, a: 'x y&z' } },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'color=blue&color=black&color=brown&a=x+y%26z',
    line: 'POST /q',
  },
  {
    name: 'fields with encodings',
    operation: fields(
      { color: texts, spaced: texts, piped: texts, deep: numbers, plain: text, json: numbers },
      {
        color: { style: 'form', explode: false },
        spaced: { style: 'spaceDelimited' },
        piped: { style: 'pipeDelimited' },
        deep: { style: 'deepObject' },
        plain: { allowReserved: true },
        json: { contentType: 'application/json' },
      },
    ),
    request: { body: { color: ['a,b', 'c'], spaced: ['a', 'b'], piped: ['a', 'b'], deep: { R: 1 }, plain: 'a:/b', json: { G: 2 } } },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'color=a%2Cb,c&spaced=a%20b&piped=a%7Cb&deep%5BR%5D=1&plain=a:/b&json=%7B%22G%22%3A2%7D',
    line: 'POST /q',
  },
  ...[
    { contentType: 'application/x-www-form-urlencoded', body: 'color=a,b' },
    { contentType: 'multipart/form-data', body: `${part('color', 'a|b')}----\r\n` },
  ].map(({ contentType, body: written }) => ({
    name: `a body of several types as ${contentType}`,
    operation: body({
      'application/json': { schema: { type: 'object', properties: { color: texts } } },
      ...fields({ color: texts }, { color: { style: 'form', explode: false } }).requestBody.content,
      ...form({ color: texts }, { color: { style: 'pipeDelimited' } }).requestBody.content,
    }),
    request: { body: { color: ['a', 'b'] }, contentType },
    body: written,
    line: 'POST /q',
  })),
  {
    name: 'a text of JSON',
    operation: body({ 'application/json': { schema: text } }),
    request: { body: 'a' },
    body: '"a"',
    line: 'POST /q',
  },
  {
    name: 'a call without a body says no type',
    operation: {},
    method: 'post',
    request: {},
    line: 'POST /q',
    body: '',
  },
]

export const cases: readonly WireCase[] = [...parameters, ...bodies.map(one => ({ method: 'post', ...one }))]

/** One document with an operation for each case; paths that are used twice get a number in front. */
export function wireDocument(): object {
  const paths: Record<string, object> = {}
  for (const [index, { operation, path = '/q', method = 'get' }] of cases.entries())
    paths[`/${index}${path}`] = { [method]: { operationId: `case${index}`, responses: { 204: { description: '' } }, ...operation } }
  return { openapi: '3.1.0', info: { title: 'Wire', version: '1' }, paths }
}
