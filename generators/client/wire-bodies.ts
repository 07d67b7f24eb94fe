import { FILE, FILE_TEXT, list, numbers, object, text, texts, type WireCase } from './wire-case'

const body = (content: object) => ({ requestBody: { required: true, content } })
const bytes = { type: 'string', format: 'binary' }
const form = (properties: object, encoding?: object) =>
  body({ 'multipart/form-data': { schema: { type: 'object', properties }, ...(encoding ? { encoding } : {}) } })
const fields = (properties: object, encoding?: object) =>
  body({ 'application/x-www-form-urlencoded': { schema: { type: 'object', properties }, ...(encoding ? { encoding } : {}) } })
/** A part of a form as it arrives; `more`: its headers beside the usual ones. */
const part = (name: string, content: string, type?: string, file?: string, more: readonly string[] = []) =>
  `--\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}${more.map(line => `${line}\r\n`).join('')}\r\n${content}\r\n`

const headed = {
  file: { headers: { 'X-Text': { required: true, schema: text }, 'Content-Type': { schema: text } } },
  object: {
    headers: {
      'X-List': { schema: texts },
      'X-Object': { schema: numbers },
      'X-Exploded': { explode: true, schema: numbers },
      'X-Json': { content: { 'application/json': { schema: numbers } } },
    },
  },
  plain: { headers: { 'Content-Disposition': { schema: text } } },
}

/** Bodies of every kind, sent by POST. */
export const bodies: WireCase[] = [
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
    name: 'a form whose parts have types',
    operation: form(
      { table: text, image: bytes, objects: { type: 'array', items: numbers }, tables: texts },
      {
        table: { contentType: 'text/csv' },
        image: { contentType: 'image/png, image/jpeg' },
        objects: { contentType: 'application/vnd.x+json' },
        tables: { contentType: 'text/csv' },
      },
    ),
    request: { body: { table: 'a,b', image: FILE, objects: [{ R: 1 }, { R: 2 }], tables: ['c,d', 'e,f'] } },
    body: [
      part('table', 'a,b', 'text/csv', 'blob'),
      part('image', FILE_TEXT, 'image/png', 'chosen.png'),
      part('objects', '{"R":1}', 'application/vnd.x+json', 'blob'),
      part('objects', '{"R":2}', 'application/vnd.x+json', 'blob'),
      part('tables', 'c,d', 'text/csv', 'blob'),
      part('tables', 'e,f', 'text/csv', 'blob'),
      '----\r\n',
    ].join(''),
    line: 'POST /q',
  },
  {
    name: 'lists inside of deep objects, in parts',
    operation: form({ deep: { type: 'object', properties: { R: texts } } }, { deep: { style: 'deepObject' } }),
    request: { body: { deep: { R: ['a', 'b'] } } },
    body: [part('deep[R]', 'a'), part('deep[R]', 'b'), '----\r\n'].join(''),
    line: 'POST /q',
  },
  {
    name: 'lists inside of deep objects, in fields',
    operation: fields({ deep: { type: 'object', properties: { R: texts } } }, { deep: { style: 'deepObject' } }),
    request: { body: { deep: { R: ['a', 'b'] } } },
    body: 'deep%5BR%5D%5B0%5D=a&deep%5BR%5D%5B1%5D=b',
    line: 'POST /q',
  },
  {
    name: 'a form whose parts have headers',
    operation: form({ file: bytes, object: numbers, plain: text, bare: text }, headed),
    request: {
      body: { file: FILE, object: { R: 1 }, plain: 'a\nb', bare: 'c' },
      partHeaders: {
        file: { 'X-Text': 'a b' },
        object: { 'X-List': list, 'X-Object': object, 'X-Exploded': object, 'X-Json': object },
        plain: { 'Content-Disposition': 'form-data; name="plain"; filename="own"' },
      },
    },
    body: [
      part('file', FILE_TEXT, 'image/png', 'chosen.png', ['X-Text: a b']),
      part('object', '{"R":1}', 'application/json', 'blob', [
        'X-List: blue,black,brown',
        'X-Object: R,100,G,200,B,150',
        'X-Exploded: R=100,G=200,B=150',
        'X-Json: {"R":100,"G":200,"B":150}',
      ]),
      part('plain', 'a\r\nb', undefined, 'own'),
      part('bare', 'c'),
      '----\r\n',
    ].join(''),
    line: 'POST /q',
  },
  {
    name: 'a form whose parts have headers, where JSON would do too',
    operation: body({ 'application/json': { schema: numbers }, ...form({ file: bytes }, { file: headed.file }).requestBody.content }),
    request: { body: { file: FILE }, partHeaders: { file: { 'X-Text': 'a' } }, contentType: 'multipart/form-data' },
    body: `${part('file', FILE_TEXT, 'image/png', 'chosen.png', ['X-Text: a'])}----\r\n`,
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
