import type { ISchema } from '@formily/json-schema'
import { parseExpression } from '../../expression'

/** A raw Formily schema as far as a screen may say it. */
export interface RawBlock {
  /** Merged in place; their values are values of the record. */
  readonly properties: { [name: string]: ISchema }
  /** Names of the values that it holds. */
  readonly names: readonly string[]
  /** What was taken out and why, in English: for the configurer. */
  readonly problems: readonly string[]
}

/** The components of @formily/antd-v5 that a screen may name: inputs and layout, none that sends or loads by itself. */
export const RAW_COMPONENTS = [
  'ArrayCards',
  'ArrayCollapse',
  'ArrayItems',
  'ArrayTable',
  'ArrayTabs',
  'Cascader',
  'Checkbox',
  'DatePicker',
  'FormCollapse',
  'FormGrid',
  'FormItem',
  'FormLayout',
  'FormTab',
  'Input',
  'NumberPicker',
  'Password',
  'PreviewText',
  'Radio',
  'Select',
  'Space',
  'Switch',
  'TimePicker',
  'Transfer',
  'TreeSelect',
] as const

const components: ReadonlySet<string> = new Set(RAW_COMPONENTS)
const PLACES = new Set(['x-component', 'x-decorator'])
const MARKUP = /^(dangerouslySetInnerHTML|innerHTML|srcDoc|ref|__proto__|constructor|prototype|on[A-Z].*)$/
const CODE_URL = /^(javascript|vbscript|data):/i
const WHOLE = /^\s*\{\{([\s\S]*)\}\}\s*$/

/** Takes out of a raw schema whatever could become markup or code, and says what. */
export function cleanFormily(schema: { readonly [key: string]: unknown }): RawBlock {
  const problems: string[] = []
  const clean = cleanObject(schema, [], problems)
  const properties = isContainer(clean) ? (clean.properties as RawBlock['properties']) : { raw: clean as ISchema }
  return { properties, names: valueNames(properties), problems }
}

type Plain = { [key: string]: unknown }

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const isContainer = (schema: Plain): boolean => schema['x-component'] === undefined && isPlain(schema.properties)

function cleanObject(source: Plain, path: readonly string[], problems: string[]): Plain {
  const clean: Plain = {}
  for (const [key, value] of Object.entries(source)) {
    const at = [...path, key]
    const problem = refusal(key, value, path)
    if (problem === undefined) clean[key] = cleanValue(value, at, problems)
    else problems.push(`${at.join('.')}: ${problem}`)
  }
  return clean
}

function cleanValue(value: unknown, path: readonly string[], problems: string[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => cleanValue(item, [...path, String(index)], problems))
  if (isPlain(value)) return cleanObject(value, path, problems)
  if (typeof value !== 'string') return value
  const problem = textProblem(value)
  if (problem === undefined) return value
  problems.push(`${path.join('.')}: ${problem}`)
  return undefined
}

/** Names of fields may be any word; the other keys are Formily's or of properties of components. */
function refusal(key: string, value: unknown, path: readonly string[]): string | undefined {
  const isFieldName = path.at(-1) === 'properties'
  if (isFieldName ? key === '__proto__' : MARKUP.test(key)) return 'not allowed in a screen'
  if (key === 'run' && path.includes('x-reactions')) return 'a screen holds no code'
  if (PLACES.has(key) && !isFieldName && !(typeof value === 'string' && components.has(value.split('.')[0] ?? ''))) {
    return `no component ${JSON.stringify(value)}`
  }
  return undefined
}

function textProblem(text: string): string | undefined {
  // Browsers pass over blanks and control characters in a scheme.
  const visible = [...text].filter(letter => letter > ' ').join('')
  if (CODE_URL.test(visible)) return 'an address that is code'
  const [, expression] = WHOLE.exec(text) ?? []
  if (expression === undefined) return undefined
  const { issue } = parseExpression(expression)
  return issue === undefined ? undefined : `found ${issue.found}, expected ${issue.expected}`
}

function valueNames(properties: RawBlock['properties']): readonly string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (schema.type !== 'void') return [name]
    return isPlain(schema.properties) ? valueNames(schema.properties as RawBlock['properties']) : []
  })
}
