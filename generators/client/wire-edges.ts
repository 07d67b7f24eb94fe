import { numbers, text, texts, type WireCase } from './wire-case'

/** Why another implementation writes a value otherwise than the standard says. */
export const reasons = {
  ABSENT: 'undefined and null are no values (RFC 6570 §2.3); openapi-fetch leaves their place in the path',
  NULLS: 'members that are null are left out (RFC 6570 §2.3), and what has no other is no value',
  NOTHING: 'a list or an object without members is no value (RFC 6570 §2.3)',
  NO_SIGN: 'an empty text has no sign behind its name in a matrix (RFC 6570 §3.2.7)',
  OBJECTS: 'objects of these styles stand behind the name of the parameter (OpenAPI 3.1 §4.8.12.4)',
  BRACKETS: 'brackets are encoded in a query (RFC 3986 §3.4)',
  COMMAS: 'commas between members of a cookie are not encoded (OpenAPI 3.1 §4.8.12.4, as in a query)',
  PAIRS: 'members of an exploded cookie are pairs of their own (OpenAPI 3.1 §4.8.12.4, as in a query)',
} as const
export type Reason = keyof typeof reasons

/**
 * A value at an edge and what is written of it, by us and by two others: url-template 3.1.1 (RFC 6570; null where it knows no such style) and openapi-fetch
 * 0.17.0. Where these two agree with the standard they are the same; where not, the reason is named. What a third writes of styles and places
 * that one of the two does not know stands in `wire-others.ts`.
 */
type EdgeRow = readonly [
  place: 'path' | 'query',
  style: string,
  explode: boolean,
  value: unknown,
  written: string,
  urlTemplate: string | null,
  openapiFetch: string,
  differs?: Reason,
]

export const edges: readonly EdgeRow[] = [
  ['path', 'simple', false, undefined, '', '', '{color}', 'ABSENT'],
  ['path', 'simple', false, null, '', '', '{color}', 'ABSENT'],
  ['path', 'simple', false, '', '', '', ''],
  ['path', 'simple', false, [], '', '', ''],
  ['path', 'simple', false, [null], '', '', 'null', 'NULLS'],
  ['path', 'simple', false, [''], '', '', ''],
  ['path', 'simple', false, ['blue'], 'blue', 'blue', 'blue'],
  ['path', 'simple', false, ['blue', null, 'black'], 'blue,black', 'blue,black', 'blue,null,black', 'NULLS'],
  ['path', 'simple', false, {}, '', '', ''],
  ['path', 'simple', false, { R: null }, '', '', 'R,null', 'NULLS'],
  ['path', 'simple', false, { R: '' }, 'R,', 'R,', 'R,'],
  ['path', 'simple', false, { R: 100 }, 'R,100', 'R,100', 'R,100'],
  ['path', 'simple', false, { R: 100, G: null, B: 150 }, 'R,100,B,150', 'R,100,B,150', 'R,100,G,null,B,150', 'NULLS'],
  ['path', 'simple', true, undefined, '', '', '{color*}', 'ABSENT'],
  ['path', 'simple', true, null, '', '', '{color*}', 'ABSENT'],
  ['path', 'simple', true, '', '', '', ''],
  ['path', 'simple', true, [], '', '', ''],
  ['path', 'simple', true, [null], '', '', 'null', 'NULLS'],
  ['path', 'simple', true, [''], '', '', ''],
  ['path', 'simple', true, ['blue'], 'blue', 'blue', 'blue'],
  ['path', 'simple', true, ['blue', null, 'black'], 'blue,black', 'blue,black', 'blue,null,black', 'NULLS'],
  ['path', 'simple', true, {}, '', '', ''],
  ['path', 'simple', true, { R: null }, '', '', ''],
  ['path', 'simple', true, { R: '' }, 'R=', 'R=', 'R='],
  ['path', 'simple', true, { R: 100 }, 'R=100', 'R=100', 'R=100'],
  ['path', 'simple', true, { R: 100, G: null, B: 150 }, 'R=100,B=150', 'R=100,B=150', 'R=100,,B=150', 'NULLS'],
  ['path', 'label', false, undefined, '', '', '{.color}', 'ABSENT'],
  ['path', 'label', false, null, '', '', '{.color}', 'ABSENT'],
  ['path', 'label', false, '', '.', '.', '.'],
  ['path', 'label', false, [], '', '', '.', 'NOTHING'],
  ['path', 'label', false, [null], '', '', '.null', 'NULLS'],
  ['path', 'label', false, [''], '.', '.', '.'],
  ['path', 'label', false, ['blue'], '.blue', '.blue', '.blue'],
  ['path', 'label', false, ['blue', null, 'black'], '.blue,black', '.blue,black', '.blue,null,black', 'NULLS'],
  ['path', 'label', false, {}, '', '', '.', 'NOTHING'],
  ['path', 'label', false, { R: null }, '', '', '.R,null', 'NULLS'],
  ['path', 'label', false, { R: '' }, '.R,', '.R,', '.R,'],
  ['path', 'label', false, { R: 100 }, '.R,100', '.R,100', '.R,100'],
  ['path', 'label', false, { R: 100, G: null, B: 150 }, '.R,100,B,150', '.R,100,B,150', '.R,100,G,null,B,150', 'NULLS'],
  ['path', 'label', true, undefined, '', '', '{.color*}', 'ABSENT'],
  ['path', 'label', true, null, '', '', '{.color*}', 'ABSENT'],
  ['path', 'label', true, '', '.', '.', '.'],
  ['path', 'label', true, [], '', '', '.', 'NOTHING'],
  ['path', 'label', true, [null], '', '', '.null', 'NULLS'],
  ['path', 'label', true, [''], '.', '.', '.'],
  ['path', 'label', true, ['blue'], '.blue', '.blue', '.blue'],
  ['path', 'label', true, ['blue', null, 'black'], '.blue.black', '.blue.black', '.blue.null.black', 'NULLS'],
  ['path', 'label', true, {}, '', '', '.', 'NOTHING'],
  ['path', 'label', true, { R: null }, '', '', '.', 'NULLS'],
  ['path', 'label', true, { R: '' }, '.R=', '.R=', '.R='],
  ['path', 'label', true, { R: 100 }, '.R=100', '.R=100', '.R=100'],
  ['path', 'label', true, { R: 100, G: null, B: 150 }, '.R=100.B=150', '.R=100.B=150', '.R=100..B=150', 'NULLS'],
  ['path', 'matrix', false, undefined, '', '', '{;color}', 'ABSENT'],
  ['path', 'matrix', false, null, '', '', '{;color}', 'ABSENT'],
  ['path', 'matrix', false, '', ';color', ';color', ';color=', 'NO_SIGN'],
  ['path', 'matrix', false, [], '', ';color=', ';color=', 'NOTHING'],
  ['path', 'matrix', false, [null], '', ';color=', ';color=null', 'NULLS'],
  ['path', 'matrix', false, [''], ';color', ';color=', ';color=', 'NO_SIGN'],
  ['path', 'matrix', false, ['blue'], ';color=blue', ';color=blue', ';color=blue'],
  ['path', 'matrix', false, ['blue', null, 'black'], ';color=blue,black', ';color=blue,black', ';color=blue,null,black', 'NULLS'],
  ['path', 'matrix', false, {}, '', ';color=', ';color=', 'NOTHING'],
  ['path', 'matrix', false, { R: null }, '', ';color=', ';color=R,null', 'NULLS'],
  ['path', 'matrix', false, { R: '' }, ';color=R,', ';color=R,', ';color=R,'],
  ['path', 'matrix', false, { R: 100 }, ';color=R,100', ';color=R,100', ';color=R,100'],
  ['path', 'matrix', false, { R: 100, G: null, B: 150 }, ';color=R,100,B,150', ';color=R,100,B,150', ';color=R,100,G,null,B,150', 'NULLS'],
  ['path', 'matrix', true, undefined, '', '', '{;color*}', 'ABSENT'],
  ['path', 'matrix', true, null, '', '', '{;color*}', 'ABSENT'],
  ['path', 'matrix', true, '', ';color', ';color', ';color=', 'NO_SIGN'],
  ['path', 'matrix', true, [], '', '', ';', 'NOTHING'],
  ['path', 'matrix', true, [null], '', '', ';', 'NULLS'],
  ['path', 'matrix', true, [''], ';color', ';color=', ';color=', 'NO_SIGN'],
  ['path', 'matrix', true, ['blue'], ';color=blue', ';color=blue', ';color=blue'],
  [
    'path',
    'matrix',
    true,
    ['blue', null, 'black'],
    ';color=blue;color=black',
    ';color=blue;color=black',
    ';color=blue;;color=black',
    'NULLS',
  ],
  ['path', 'matrix', true, {}, '', '', ';', 'NOTHING'],
  ['path', 'matrix', true, { R: null }, '', '', ';', 'NULLS'],
  ['path', 'matrix', true, { R: '' }, ';R', ';R=', ';R=', 'NO_SIGN'],
  ['path', 'matrix', true, { R: 100 }, ';R=100', ';R=100', ';R=100'],
  ['path', 'matrix', true, { R: 100, G: null, B: 150 }, ';R=100;B=150', ';R=100;B=150', ';R=100;;B=150', 'NULLS'],
  ['query', 'form', false, undefined, '', '', ''],
  ['query', 'form', false, null, '', '', ''],
  ['query', 'form', false, '', 'color=', 'color=', 'color='],
  ['query', 'form', false, [], '', 'color=', '', 'NOTHING'],
  ['query', 'form', false, [null], '', 'color=', 'color=null', 'NULLS'],
  ['query', 'form', false, [''], 'color=', 'color=', 'color='],
  ['query', 'form', false, ['blue'], 'color=blue', 'color=blue', 'color=blue'],
  ['query', 'form', false, ['blue', null, 'black'], 'color=blue,black', 'color=blue,black', 'color=blue,null,black', 'NULLS'],
  ['query', 'form', false, {}, '', 'color=', 'color=', 'NOTHING'],
  ['query', 'form', false, { R: null }, '', 'color=', 'color=R,null', 'NULLS'],
  ['query', 'form', false, { R: '' }, 'color=R,', 'color=R,', 'color=R,'],
  ['query', 'form', false, { R: 100 }, 'color=R,100', 'color=R,100', 'color=R,100'],
  ['query', 'form', false, { R: 100, G: null, B: 150 }, 'color=R,100,B,150', 'color=R,100,B,150', 'color=R,100,G,null,B,150', 'NULLS'],
  ['query', 'form', true, undefined, '', '', ''],
  ['query', 'form', true, null, '', '', ''],
  ['query', 'form', true, '', 'color=', 'color=', 'color='],
  ['query', 'form', true, [], '', '', ''],
  ['query', 'form', true, [null], '', '', ''],
  ['query', 'form', true, [''], 'color=', 'color=', 'color='],
  ['query', 'form', true, ['blue'], 'color=blue', 'color=blue', 'color=blue'],
  ['query', 'form', true, ['blue', null, 'black'], 'color=blue&color=black', 'color=blue&color=black', 'color=blue&&color=black', 'NULLS'],
  ['query', 'form', true, {}, '', '', ''],
  ['query', 'form', true, { R: null }, '', '', ''],
  ['query', 'form', true, { R: '' }, 'R=', 'R=', 'R='],
  ['query', 'form', true, { R: 100 }, 'R=100', 'R=100', 'R=100'],
  ['query', 'form', true, { R: 100, G: null, B: 150 }, 'R=100&B=150', 'R=100&B=150', 'R=100&&B=150', 'NULLS'],
  ['query', 'spaceDelimited', false, [], '', null, ''],
  ['query', 'spaceDelimited', false, [null], '', null, 'color=null', 'NULLS'],
  ['query', 'spaceDelimited', false, [''], 'color=', null, 'color='],
  ['query', 'spaceDelimited', false, ['blue'], 'color=blue', null, 'color=blue'],
  ['query', 'spaceDelimited', false, ['blue', null, 'black'], 'color=blue%20black', null, 'color=blue%20null%20black', 'NULLS'],
  ['query', 'spaceDelimited', false, {}, '', null, ''],
  ['query', 'spaceDelimited', false, { R: null }, '', null, 'R,null', 'NULLS'],
  ['query', 'spaceDelimited', false, { R: '' }, 'color=R%20', null, 'R,', 'OBJECTS'],
  ['query', 'spaceDelimited', false, { R: 100 }, 'color=R%20100', null, 'R,100', 'OBJECTS'],
  ['query', 'spaceDelimited', false, { R: 100, G: null, B: 150 }, 'color=R%20100%20B%20150', null, 'R,100,G,null,B,150', 'NULLS'],
  ['query', 'spaceDelimited', true, [], '', null, ''],
  ['query', 'spaceDelimited', true, [null], '', null, ''],
  ['query', 'spaceDelimited', true, [''], 'color=', null, 'color='],
  ['query', 'spaceDelimited', true, ['blue'], 'color=blue', null, 'color=blue'],
  ['query', 'spaceDelimited', true, ['blue', null, 'black'], 'color=blue&color=black', null, 'color=blue&&color=black', 'NULLS'],
  ['query', 'pipeDelimited', false, [], '', null, ''],
  ['query', 'pipeDelimited', false, [null], '', null, 'color=null', 'NULLS'],
  ['query', 'pipeDelimited', false, [''], 'color=', null, 'color='],
  ['query', 'pipeDelimited', false, ['blue'], 'color=blue', null, 'color=blue'],
  ['query', 'pipeDelimited', false, ['blue', null, 'black'], 'color=blue%7Cblack', null, 'color=blue|null|black', 'NULLS'],
  ['query', 'pipeDelimited', false, {}, '', null, ''],
  ['query', 'pipeDelimited', false, { R: null }, '', null, 'R,null', 'NULLS'],
  ['query', 'pipeDelimited', false, { R: '' }, 'color=R%7C', null, 'R,', 'OBJECTS'],
  ['query', 'pipeDelimited', false, { R: 100 }, 'color=R%7C100', null, 'R,100', 'OBJECTS'],
  ['query', 'pipeDelimited', false, { R: 100, G: null, B: 150 }, 'color=R%7C100%7CB%7C150', null, 'R,100,G,null,B,150', 'NULLS'],
  ['query', 'pipeDelimited', true, [], '', null, ''],
  ['query', 'pipeDelimited', true, [null], '', null, ''],
  ['query', 'pipeDelimited', true, [''], 'color=', null, 'color='],
  ['query', 'pipeDelimited', true, ['blue'], 'color=blue', null, 'color=blue'],
  ['query', 'pipeDelimited', true, ['blue', null, 'black'], 'color=blue&color=black', null, 'color=blue&&color=black', 'NULLS'],
  ['query', 'deepObject', true, {}, '', null, ''],
  ['query', 'deepObject', true, { R: null }, '', null, ''],
  ['query', 'deepObject', true, { R: '' }, 'color%5BR%5D=', null, 'color[R]=', 'BRACKETS'],
  ['query', 'deepObject', true, { R: 100 }, 'color%5BR%5D=100', null, 'color[R]=100', 'BRACKETS'],
  [
    'query',
    'deepObject',
    true,
    { R: 100, G: null, B: 150 },
    'color%5BR%5D=100&color%5BB%5D=150',
    null,
    'color[R]=100&&color[B]=150',
    'NULLS',
  ],
]

const schemaOf = (value: unknown) => (Array.isArray(value) ? texts : typeof value === 'object' && value !== null ? numbers : text)
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function operation(place: string, name: string, [, style, explode, value]: EdgeRow): object {
  return { parameters: [{ name, in: place, required: place === 'path', style, explode, schema: schemaOf(value) }] }
}

/** What stands for a parameter in a group: an exploded object is as many of them as it has members. */
const valuesOf = ([, style, explode, value]: EdgeRow) => (style === 'form' && explode && isObject(value) ? value : { color: value })

const named = ([, style, explode, value]: EdgeRow) => `${style}${explode ? ', exploded' : ''}, ${JSON.stringify(value) ?? 'absent'}`

const inPath = edges.filter(([place]) => place === 'path')
const inQuery = edges.filter(([place]) => place === 'query')
/** Whether a header or a cookie says a value, which may be an empty text; of one that is absent there is neither. */
export const isSaid = ([, , , value, written]: EdgeRow) => written !== '' || value === '' || (Array.isArray(value) && value[0] === '')

export const edgeCases: readonly WireCase[] = [
  ...inPath.map(row => ({
    name: `path ${named(row)}`,
    path: '/p{color}',
    operation: operation('path', 'color', row),
    request: { params: { color: row[3] } },
    line: `GET /p${row[4]}`,
  })),
  ...inQuery.map(row => ({
    name: `query ${named(row)}`,
    operation: operation('query', 'color', row),
    request: { query: valuesOf(row) },
    line: `GET /q${row[4] === '' ? '' : '?'}${row[4]}`,
  })),
  ...inPath
    .filter(row => row[1] === 'simple' && isSaid(row))
    .map(row => ({
      name: `header ${named(row)}`,
      operation: operation('header', 'X-Color', row),
      request: { headers: { 'X-Color': row[3] } },
      line: 'GET /q',
      headers: { 'x-color': row[4] },
    })),
  ...inQuery
    .filter(row => row[1] === 'form' && isSaid(row))
    .map(row => ({
      name: `cookie ${named(row)}`,
      operation: operation('cookie', 'color', row),
      request: { cookies: valuesOf(row) },
      line: 'GET /q',
      headers: { cookie: row[4].replaceAll('&', '; ') },
      nodeOnly: true,
    })),
  ...inQuery
    .filter(([, style]) => style === 'form')
    .map(row => ({
      name: `form ${named(row)}`,
      method: 'post',
      operation: {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', properties: { color: schemaOf(row[3]) } },
              encoding: { color: { style: row[1], explode: row[2] } },
            },
          },
        },
      },
      request: { body: { color: row[3] } },
      line: 'POST /q',
      body: row[4],
    })),
]
