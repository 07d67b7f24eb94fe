import { defineJob, FinalError } from '../../../jobs'
import * as dicts from '../repository'
import { type Item, type Params, readItems } from './read-items'
import { texts } from './texts'

/** Rights that it takes to have a dictionary filled of what another database holds. */
const RIGHTS = ['dict:edit', 'dataSource:use']

interface Changes {
  readonly added: number
  readonly changed: number
  readonly disabled: number
}

/**
 * The items as they stand in the table. Those that the dictionary has keep their place, new ones come after them; those that the table has no
 * more are disabled, so that records keep their texts.
 */
async function fill(trx: dicts.Trx, { dictionary, disable }: Params, items: readonly Item[]): Promise<Changes> {
  const found = await dicts.byCode(trx, dictionary)
  if (found?.delFlag !== 0) throw new FinalError(texts.noDictionary(dictionary))
  const stored = new Map((await dicts.itemsOf(trx, [found.id])).map(item => [item.itemValue, item]))
  let last = Math.max(0, ...[...stored.values()].map(({ sortOrder }) => sortOrder ?? 0))
  let [added, changed, disabled] = [0, 0, 0]
  for (const item of items) {
    const own = stored.get(item.itemValue)
    stored.delete(item.itemValue)
    const wanted = { ...item, status: 1 as const }
    if (!own) {
      await dicts.addItem(trx, { ...wanted, sortOrder: ++last, dictId: found.id })
      added++
    } else if (own.itemText !== wanted.itemText || own.status !== 1) {
      await dicts.saveItem(trx, { ...wanted, id: own.id })
      changed++
    }
  }
  for (const { id, status } of disable ? stored.values() : []) {
    if (status === 0) continue
    await dicts.saveItem(trx, { id, status: 0 })
    disabled++
  }
  return { added, changed, disabled }
}

/** Fills a dictionary of a table of a data source; by a schedule it follows that table. */
export const fillDictionary = defineJob<Params>({
  name: 'fillDictionary',
  title: () => texts.title,
  right: RIGHTS,
  key: ({ dictionary }) => dictionary,
  mayAsk: async (_, { can }) => (RIGHTS.every(right => can(right)) ? undefined : texts.noRight),
  params: () => ({
    type: 'object',
    properties: {
      dictionary: { type: 'string', title: texts.dictionary, minLength: 1, maxLength: 100, dict: 'sys_dict,dict_name,dict_code' },
      source: { type: 'string', title: texts.source, minLength: 1, maxLength: 100, dict: 'sys_data_source,name,code' },
      table: { type: 'string', title: texts.table, minLength: 1, maxLength: 200, description: texts.tableHint },
      value: { type: 'string', title: texts.value, minLength: 1, maxLength: 100 },
      text: { type: 'string', title: texts.text, maxLength: 100, description: texts.textHint },
      disable: { type: 'boolean', title: texts.disable, default: true, description: texts.disableHint },
    },
    required: ['dictionary', 'source', 'table', 'value'],
    additionalProperties: false,
  }),
  limits: { seconds: 300, attempts: 3, pause: 60 },
  run: async context => {
    const items = await readItems(context)
    context.log('info', texts.read(items.length))
    const { added, changed, disabled } = await context.withTenant(trx => fill(trx, context.params, items))
    return { text: texts.filled(items.length, added, changed, disabled), link: '/isystem/dict' }
  },
})
