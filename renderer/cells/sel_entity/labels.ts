import { textOf } from '../../controls/base/records'
import type { PickAsk, PickPage } from '../../controls/picker/pick'
import type { CellNames } from '../../model/cell-type'
import type { Host } from '../../model/host'
import type { Row } from '../../model/source'
import { readPage } from '../../source/read-page'
import type { EntitySettings } from './definition'

/** A page of a list, as keys with their texts. */
export async function loadRows(host: Host, settings: EntitySettings, ask: PickAsk, signal?: AbortSignal): Promise<PickPage> {
  const { page, pageSize, filters, sort } = ask
  const order = sort === undefined ? {} : { column: sort.field, order: sort.order }
  const query = { ...settings.params, ...filters, ...order, pageNo: page, pageSize }
  const path = `${settings.source}/list`
  const { rows, total } = readPage(await host.client.request({ method: 'GET', path, query, silent: true, signal }))
  return { rows: rows.flatMap(row => pickOf(settings, row) ?? []), total }
}

function pickOf({ valueField, textField }: EntitySettings, row: Row) {
  const key = textOf(row, valueField)
  if (key === undefined) return undefined
  return { key, text: textOf(row, `${textField}_dictText`) ?? textOf(row, textField) ?? key, row }
}

/** Rows that bear the same name, on average, at most. */
const NAMESAKES = 4

/** The word under which texts of rows are kept, and who asks for them: one call for all, as a list of values that ends with a comma. */
export function entityLabels(settings: EntitySettings): CellNames {
  const { source, valueField, textField } = settings
  const namesBy = async (host: Host, field: string, values: readonly string[], most: number) => {
    const ask = { page: 1, pageSize: most, filters: { [field]: `${values.join(',')},` } }
    const { rows } = await loadRows(host, { ...settings, params: null }, ask)
    return new Map(rows.map(({ key, text }) => [key, text]))
  }
  return {
    what: `entity ${source} ${valueField} ${textField}`,
    fetch: (host, keys) => namesBy(host, valueField, keys, keys.length),
    find: (host, names) => namesBy(host, textField, names, names.length * NAMESAKES),
  }
}
