import type { CellSample } from './cell-samples'
import { fakeClient, type RecordedCall, type TestHost, testHost } from './client'
import { cellField } from './draw-cells'

/** The field that holds a sample. */
export const sampleField = ({ type, settings, more }: CellSample) => cellField(type, settings, more)

const asked = ({ query }: RecordedCall) => String(query?.key ?? '').split(',')

/** An office whose server knows what the samples name. */
export function office(more: { readonly [call: string]: unknown } = {}): TestHost {
  const names: Record<string, string> = { wang: '王芳', t1: '华北' }
  const client = fakeClient({
    'GET /sys/common/static/temp/1/a.png': new Blob(['x']),
    'GET /sys/user/list': { records: [{ id: 'u1', username: 'wang', realname: '王芳' }], total: 1 },
    'GET /sys/sysDepart/queryIdTree': [{ key: 'd1', title: '审计局' }],
    'GET /sys/role/queryall': [{ id: 'r1', roleName: '管理员' }],
    'GET /sys/dict/getDictItems/sys_position%2Cname%2Ccode': [{ value: 'p1', text: '主任' }],
    'GET /unstructur/documentdata/documentinformation/list': { records: [{ id: 'd1', name: '供水合同' }], total: 1 },
    'GET /course/lecturer/list': { records: [{ id: 'l1', name: '陈国华' }], total: 1 },
    'GET /sys/dict/loadDictItem/sys_user%2Crealname%2Cusername': (call: RecordedCall) => asked(call).map(key => names[key]),
    'GET /sys/dict/loadDictItem/region%2Cname%2Cid': (call: RecordedCall) => asked(call).map(key => names[key]),
    'GET /sys/category/loadDictItem/': ['财务类'],
    'GET /online/cgreport/api/getRpColumns/r': { cgRpConfigId: 'r1', columns: [] },
    'GET /online/cgreport/api/getData/r1': { records: [{ username: 'wang', realname: '王芳' }], total: 1 },
    ...more,
  })
  return testHost({ client })
}
