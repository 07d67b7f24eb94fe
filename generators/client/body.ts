import { type Body, type Contract, type Operation, type Parameter, type PartHeaders, refName, type Schema } from '../contract'
import { key, literal } from '../emit/text'

/** The body of a call as code; names in `uses` what it takes from `request.ts`. */
export function dataText(contract: Contract, operation: Operation, uses: Set<string>): string {
  const { body, bodies } = operation
  if (body === null) return 'undefined'
  if (bodies.length > 1) return chosenText(operation, body, uses)
  if (body.kind === 'multipart' || body.kind === 'urlencoded') return formText(operation, body, 'request.body', uses)
  if (body.kind === 'binary') {
    uses.add('bytesOf')
    return 'bytesOf(request.body)'
  }
  if (body.kind !== 'json' || isPlainObject(contract, body.schema)) return 'request.body'
  uses.add('jsonOf')
  return 'jsonOf(request.body)'
}

/** The media type is chosen by the caller; forms whose properties are written in a way of their own say which. */
function chosenText(operation: Operation, body: Body, uses: Set<string>): string {
  uses.add('bodyOf')
  const own = operation.bodies.filter(
    each => partTypes(each).length > 0 || partStyles(each).length > 0 || (each.kind === 'multipart' && operation.partHeaders !== null),
  )
  const ways = own.map(each => `${literal(each.media)}: body => ${formText(operation, each, 'body', uses)}`)
  return `bodyOf(request.body, request.contentType ?? ${literal(body.media)}${ways.length > 0 ? `, { ${ways.join(', ')} }` : ''})`
}

function formText({ partHeaders }: Operation, body: Body, value: string, uses: Set<string>): string {
  const [types, styles] = [partTypes(body), partStyles(body)].map(each => `{ ${each.join(', ')} }`.replace('{  }', '{}'))
  if (body.kind === 'multipart') {
    uses.add('formOf')
    const given = styles !== '{}' ? `, ${types}, ${styles}` : types !== '{}' ? `, ${types}` : ''
    return withHeaders(`formOf(${value}${given})`, partHeaders, uses)
  }
  uses.add('queryOf')
  // With styles the text is written as in a query: URLSearchParams would encode what stands between values, too.
  return styles === '{}' ? `new URLSearchParams(queryOf(${value}))` : `queryOf(${value}, ${styles})`
}

function withHeaders(form: string, partHeaders: PartHeaders | null, uses: Set<string>): string {
  if (partHeaders === null) return form
  uses.add('withPartHeaders')
  const styles = [...partHeaders.parts].flatMap(([part, headers]) => {
    const own = headerStyles(headers)
    return own.length > 0 ? [`${key(part)}: { ${own.join(', ')} }`] : []
  })
  return `withPartHeaders(${form}, request.partHeaders${styles.length > 0 ? `, { ${styles.join(', ')} }` : ''})`
}

/** How headers are written that are not written as usual, as members of an object. */
export function headerStyles(headers: readonly Parameter[]): string[] {
  return headers.flatMap(({ name, json, explode }) => (json ? [`${key(name)}: 'json'`] : explode ? [`${key(name)}: 'explode'`] : []))
}

/** The media types of parts. `encoding` may name several, or patterns: the caller's file then says its own. */
function partTypes({ kind, encoding }: Body): string[] {
  if (kind !== 'multipart') return []
  return [...encoding].flatMap(([name, { media }]) =>
    media === null || /[,*]/.test(media) || media.startsWith('text/plain') ? [] : [`${key(name)}: ${literal(media)}`],
  )
}

/** How properties are written: in fields JSON where their type is that, and nothing where they are written as usual. */
function partStyles({ kind, encoding }: Body): string[] {
  return [...encoding].flatMap(([name, { media, style }]) => {
    if (kind === 'multipart') return style === null ? [] : [`${key(name)}: '${style.replace(' reserved', '')}'`]
    const written = style ?? (media !== null && /^[^,]*[/+]json/.test(media) ? 'json' : 'form')
    return written === 'form' ? [] : [`${key(name)}: '${written}'`]
  })
}

function isPlainObject(contract: Contract, schema: Schema): boolean {
  if (typeof schema === 'boolean') return false
  const name = refName(schema)
  if (name !== null) return isPlainObject(contract, contract.schemas.get(name)?.schema ?? {})
  return schema.type === 'object' && schema.properties !== undefined && schema.enum === undefined && schema.const === undefined
}

/** The header of a body's type. FormData says its own, with the border between its parts. */
export function contentType(operation: Operation, body: Body): string[] {
  if (operation.bodies.length > 1) {
    const chosen = `request.contentType ?? ${literal(body.media)}`
    const forms = operation.bodies.some(({ kind }) => kind === 'multipart')
    return [forms ? `...((${chosen}).startsWith('multipart/') ? {} : { 'Content-Type': ${chosen} })` : `'Content-Type': ${chosen}`]
  }
  if (body.kind === 'multipart' || body.media === 'application/json' || body.media.includes('*')) return []
  return [`'Content-Type': ${literal(body.media)}`]
}
