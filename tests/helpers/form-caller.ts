import { expect } from 'vitest'
import type { Caller } from './server'

const API = '/online/cgform/api'
type Row = Record<string, unknown>

/** A text column that can be asked by. */
export const formField = (dbFieldName: string, dbFieldTxt: string, more: object = {}) => ({
  dbFieldName,
  dbFieldTxt,
  dbType: 'string',
  dbLength: 100,
  fieldShowType: 'text',
  isQuery: '1',
  ...more,
})

/** Online forms as one person makes and uses them. */
export class Forms {
  constructor(readonly caller: Caller) {}

  /** A form with its table; its id. */
  async made(head: object, fields: object[]): Promise<string> {
    const { body } = await this.caller.post<string>(`${API}/addAll`, { head: { tableType: 1, ...head }, fields, indexs: [] })
    expect(body).toMatchObject({ success: true })
    expect((await this.caller.post(`${API}/doDbSynch/${body.result}/normal`)).body).toMatchObject({ success: true })
    return body.result
  }

  async add(headId: string, row: object) {
    return (await this.caller.post<string>(`${API}/form/${headId}`, row)).body
  }

  async edit(headId: string, row: object) {
    return (await this.caller.put<string>(`${API}/form/${headId}`, row)).body
  }

  async read(headId: string, id: string): Promise<Row> {
    return (await this.caller.get<Row>(`${API}/form/${headId}/${id}`)).body.result
  }

  async data(headId: string, query: Record<string, string | number> = {}) {
    return (await this.caller.get<{ records: Row[]; total: number }>(`${API}/getData/${headId}`, query)).body
  }
}
