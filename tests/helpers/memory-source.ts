import type { Row, Source } from '../../renderer/model/source'

/** What a test source was told to write, such as `create` with its row. */
export interface MemorySource extends Source {
  readonly written: { readonly call: 'create' | 'update'; readonly row: Row }[]
}

/** A source of one record; each part can be replaced. */
export function memorySource(row: Row = {}, parts: Partial<Source> = {}): MemorySource {
  const written: MemorySource['written'] = []
  const none = () => Promise.reject(new Error('not offered'))
  return {
    written,
    can: operation => operation === 'get' || operation === 'add' || operation === 'edit',
    list: async () => ({ rows: [row], total: 1 }),
    get: async () => row,
    create: async sent => {
      written.push({ call: 'create', row: sent })
      return '添加成功！'
    },
    update: async sent => {
      written.push({ call: 'update', row: sent })
      return '修改成功!'
    },
    remove: none,
    save: none,
    roots: none,
    children: none,
    importFile: none,
    importTemplate: none,
    importPreview: none,
    exportRows: none,
    ...parts,
  }
}
