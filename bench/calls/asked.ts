import type { Caller } from '../server/load'

/** One of the commonest calls; the caller makes it over and over. */
export interface AskedCall {
  readonly name: string
  /** How much of what the bare route serves it may serve at least; absent where there is no such route. */
  readonly least?: number
  /** Prepares what the calls need, and gives what makes the one of a number. */
  prepare(caller: Caller): Promise<(n: number) => Promise<unknown>>
}

const LIST = '/course/lecturer/list?pageNo=1&pageSize=25&column=createTime&order=desc'
const PERMISSIONS = '/sys/permission/getUserPermissionByToken'

interface Page {
  readonly records: readonly { readonly id: string }[]
}

const reading = (name: string, path: string, least?: number): AskedCall => ({
  name,
  ...(least !== undefined && { least }),
  prepare: async caller => () => caller.fetch(path),
})

const ids = async (caller: Caller) => ((await caller.call('GET', LIST)) as Page).records.map(({ id }) => id)

export const ASKED: readonly AskedCall[] = [
  reading('a list, 25 rows', LIST, 0.6),
  {
    name: 'one record',
    least: 0.6,
    prepare: async caller => {
      const known = await ids(caller)
      return n => caller.fetch(`/course/lecturer/queryById?id=${known[n % known.length]}`)
    },
  },
  reading('a dictionary', '/sys/dict/getDictItems/sex', 0.6),
  {
    name: 'a save',
    least: 0.4,
    prepare: async caller => {
      const known = await ids(caller)
      return n => caller.call('PUT', '/course/lecturer/edit', { id: known[n % known.length], fee: 100 + n })
    },
  },
  reading('rights and menu', PERMISSIONS),
  {
    name: 'rights and menu, 304',
    prepare: async caller => {
      const tag = await caller.fetch(PERMISSIONS)
      return () => caller.fetch(PERMISSIONS, tag)
    },
  },
  reading('users', '/sys/user/list?pageNo=1&pageSize=10&column=createTime&order=desc'),
  reading('departments', '/sys/sysDepart/queryTreeList'),
  reading('messages of the bell', '/sys/annountCement/listByUser'),
  reading('the log', '/sys/log/list?pageNo=1&pageSize=10&column=createTime&order=desc&logType=2'),
]
