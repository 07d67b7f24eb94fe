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
export const list = ['blue', 'black', 'brown']
export const object = { R: 100, G: 200, B: 150 }
export const text = { type: 'string' }
export const texts = { type: 'array', items: text }
export const numbers = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' }, B: { type: 'integer' } } }
