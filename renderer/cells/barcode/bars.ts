import JsBarcode from 'jsbarcode'
import type { BarcodeSettings } from './definition'

/** A barcode as its standard draws it: ones are bars, zeros the gaps between them. */
export interface Bars {
  readonly modules: string
  /** What stands below it: of some formats with a digit that proves the others. */
  readonly text: string
}

interface Encoded {
  encodings?: readonly { readonly data: string; readonly text?: string }[]
}

/** The bars of a text; undefined when the format cannot hold it. */
export function barsOf(text: string, format: BarcodeSettings['format']): Bars | undefined {
  const encoded: Encoded = {}
  let valid = true
  const note = (ok: boolean) => {
    valid = ok
  }
  try {
    JsBarcode(encoded, text, { format, flat: true, valid: note })
  } catch {
    return undefined
  }
  const parts = encoded.encodings ?? []
  const modules = parts.map(({ data }) => data).join('')
  return valid && modules !== '' ? { modules, text: parts.map(each => each.text ?? '').join('') } : undefined
}
