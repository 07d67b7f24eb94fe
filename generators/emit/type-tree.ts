import { key } from './text'

/** A type of TypeScript before it is text. */
export type TypeTree =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'object'; readonly members: readonly Member[]; readonly index: TypeTree | null }
  | { readonly kind: 'list'; readonly item: TypeTree }
  | { readonly kind: 'tuple'; readonly items: readonly TypeTree[]; readonly rest: TypeTree | null }
  | { readonly kind: 'union' | 'both'; readonly parts: readonly TypeTree[] }

export interface Member {
  readonly name: string
  readonly required: boolean
  readonly type: TypeTree
  /** What people read of it; empty for nothing. */
  readonly comment: string
}

export const plain = (text: string): TypeTree => ({ kind: 'plain', text })
export const anything = plain('unknown')
export const nothing = plain('never')

/** The declaration of a type: an interface for an object, else an alias. */
export function declarationText(name: string, comment: string, type: TypeTree): string {
  const before = commentText(comment, '')
  if (type.kind === 'object') return `${before}export interface ${name} ${typeText(type, '')}\n`
  return `${before}export type ${name} =${assigned(type, '', `export type ${name} =`)}\n`
}

/** As json-schema-to-typescript wrote it: one line on one line, others with a star before each. */
function commentText(comment: string, indent: string): string {
  if (comment === '') return ''
  const lines = comment.replaceAll('*/', '*\\/').split('\n')
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map(line => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`
}

const WIDTH = 140

/** A type behind `=` or `:`; a long union has one alternative a line. */
function assigned(type: TypeTree, indent: string, before: string): string {
  if (type.kind === 'union') {
    const parts = unionParts(type.parts, indent)
    const line = parts.join(' | ')
    if (parts.length > 2 && !line.includes('\n') && before.length + line.length >= WIDTH)
      return parts.map(part => `\n${indent}  | ${part}`).join('')
    return ` ${line}`
  }
  return ` ${typeText(type, indent)}`
}

export function typeText(type: TypeTree, indent: string): string {
  switch (type.kind) {
    case 'plain':
      return type.text
    case 'object':
      return objectText(type.members, type.index, indent)
    case 'list':
      return `${grouped(type.item, indent)}[]`
    case 'tuple':
      return `[${[...type.items.map(item => typeText(item, indent)), ...(type.rest ? [`...${grouped(type.rest, indent)}[]`] : [])].join(', ')}]`
    case 'union':
      return unionParts(type.parts, indent).join(' | ')
    case 'both':
      return type.parts.map(part => grouped(part, indent)).join(' & ')
  }
}

/** In parentheses where it stands beside something that binds more tightly. */
function grouped(type: TypeTree, indent: string): string {
  const text = typeText(type, indent)
  if (type.kind === 'plain') return text.includes(' | ') ? `(${text})` : text
  const alone = type.kind === 'object' || type.kind === 'list' || type.kind === 'tuple'
  return alone || (type.kind === 'union' && unionParts(type.parts, indent).length === 1) ? text : `(${text})`
}

/** Each alternative once. */
function unionParts(parts: readonly TypeTree[], indent: string): string[] {
  const texts = parts.flatMap(part => {
    if (part.kind === 'union') return unionParts(part.parts, indent)
    const text = typeText(part, indent)
    return part.kind === 'both' ? `(${text})` : text
  })
  return texts.includes('unknown') ? ['unknown'] : [...new Set(texts)]
}

function objectText(members: readonly Member[], index: TypeTree | null, indent: string): string {
  if (members.length === 0 && index === null) return '{}'
  const inner = `${indent}  `
  const lines = members.map(({ name, required, type, comment }) => {
    const before = `${inner}${key(name)}${required ? '' : '?'}:`
    return `${commentText(comment, inner)}${before}${assigned(type, inner, before)}\n`
  })
  const rest = index === null ? '' : `${inner}[k: string]:${assigned(indexType(index, members), inner, `${inner}[k: string]:`)}\n`
  return `{\n${lines.join('')}${rest}${indent}}`
}

/** TypeScript wants every known name to fit the type of the others. */
function indexType(index: TypeTree, members: readonly Member[]): TypeTree {
  if (members.length === 0) return index
  const undefinedToo = members.some(({ required }) => !required) ? [plain('undefined')] : []
  return { kind: 'union', parts: [index, ...members.map(({ type }) => type), ...undefinedToo] }
}
