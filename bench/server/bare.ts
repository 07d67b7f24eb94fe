import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import pg from 'pg'
import { API } from '../weft'

const COLUMNS = `id, name, gender, level, fee, create_by as "createBy", create_time as "createTime"`
const LIST = `select c.total, p.* from (select count(*) as total from weft.course_lecturer) c
  left join (select ${COLUMNS} from weft.course_lecturer order by create_time desc, id limit $1 offset $2) p on true`
const ONE = `select ${COLUMNS} from weft.course_lecturer where id = $1`
const ITEMS = `select i.item_value as value, i.item_text as text from weft.sys_dict d join weft.sys_dict_item i on i.dict_id = d.id
  where d.dict_code = $1 and i.status = 1 order by i.sort_order`
const SAVE = 'update weft.course_lecturer set fee = $2, version = version + 1 where id = $1'

const succeeded = (result: unknown) => ({ success: true, message: '', code: 200, result })

/** The floor: a route with one statement each, as a superuser, without sessions, rights, tenants, rules, audit or contracts. */
export async function startBare(databaseUrl: string): Promise<FastifyInstance> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const app = Fastify()
  const queryOf = ({ query }: FastifyRequest) => query as Record<string, string>
  app.get(`${API}/course/lecturer/list`, async request => {
    const { pageNo, pageSize } = queryOf(request)
    const { rows } = await pool.query(LIST, [pageSize, (Number(pageNo) - 1) * Number(pageSize)])
    return succeeded({ total: Number(rows[0]?.total), records: rows })
  })
  app.get(`${API}/course/lecturer/queryById`, async request => succeeded((await pool.query(ONE, [queryOf(request).id])).rows[0]))
  app.get(`${API}/sys/dict/getDictItems/:code`, async request =>
    succeeded((await pool.query(ITEMS, [(request.params as { code: string }).code])).rows),
  )
  app.put(`${API}/course/lecturer/edit`, async request => {
    const { id, fee } = request.body as { id: string; fee: number }
    await pool.query(SAVE, [id, fee])
    return succeeded(null)
  })
  app.addHook('onClose', () => pool.end())
  return app
}
