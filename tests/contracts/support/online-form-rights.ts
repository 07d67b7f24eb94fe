import { done, made } from './online-forms'
import type { Maker } from './requests'
import type { World } from './world'

const API = '/online/cgform/api'

/** A form with one column and one button under control, and one rule for its rows. */
interface Controlled {
  readonly form: string
  readonly button: string
  readonly rule: string
  readonly roleId: string
}

async function control(world: World): Promise<Controlled> {
  const form = await made(world)
  await done(world.admin.put(`${API}/authColumn`, { cgformId: form, code: 'name', status: 1 }))
  await done(world.admin.post(`${API}/authButton`, { cgformId: form, code: 'add' }))
  await done(world.admin.post(`${API}/authData`, ruleOf(form)))
  const [button] = await world.rows(`select id from onl_form_control where cgform_id = '${form}' and type = 2`)
  const [rule] = await world.rows(`select id from onl_form_rule where cgform_id = '${form}'`)
  return { form, button: button?.id ?? '', rule: rule?.id ?? '', roleId: (await world.usual('/sys/role')).id }
}

const ruleOf = (cgformId: string) => ({
  cgformId,
  ruleName: '本人',
  ruleColumn: 'create_by',
  ruleOperator: '=',
  ruleValue: '#{sys_user_code}',
})

const ofForm: Maker = async world => ({ params: { headId: (await control(world)).form } })

/** Grants what `query` finds of the form. */
const granting =
  (query: (form: string) => string): Maker =>
  async world => {
    const { form: headId, roleId } = await control(world)
    const ids = (await world.rows(query(headId))).map(({ id }) => id)
    return { params: { roleId, headId }, body: { authId: JSON.stringify(ids) } }
  }

const controls = (type: number) => (form: string) => `select id from onl_form_control where cgform_id = '${form}' and type = ${type}`

/** A body that is a list. */
const rows = (...all: object[]) => all as unknown as Readonly<Record<string, unknown>>

/** What calls of rights inside of online forms need. */
export const onlineFormRights: Readonly<Record<string, Maker>> = {
  onlineCgformApiAuthColumnGet: ofForm,
  onlineCgformApiAuthColumnPut: async world => ({ body: { cgformId: (await control(world)).form, code: 'name', status: 0 } }),
  onlineCgformApiAuthColumnPost: async world => ({
    body: { cgformId: (await control(world)).form, code: 'name', switchFlag: 1, listShow: false },
  }),
  onlineCgformApiAuthColumnBatchPut: async world => ({ body: rows({ cgformId: (await control(world)).form, code: 'name', status: 1 }) }),
  onlineCgformApiAuthColumnBatchPost: async world => ({
    body: rows({ cgformId: (await control(world)).form, code: 'name', switchFlag: 4, formShow: true, formEditable: false }),
  }),
  onlineCgformApiAuthButtonGet: ofForm,
  onlineCgformApiAuthButtonPost: async world => ({ body: { cgformId: (await control(world)).form, code: 'export' } }),
  onlineCgformApiAuthButtonPut: async world => ({ params: { headId: (await control(world)).button } }),
  onlineCgformApiAuthDataGet: ofForm,
  onlineCgformApiAuthDataPost: async world => ({ body: ruleOf((await control(world)).form) }),
  onlineCgformApiAuthDataPut: async world => {
    const { form, rule } = await control(world)
    return { body: { ...ruleOf(form), id: rule } }
  },
  onlineCgformApiAuthDataDelete: async world => ({ params: { headId: (await control(world)).rule } }),
  onlineCgformApiAuthPage: async world => ({ params: { headId: (await control(world)).form, type: '1' } }),
  onlineCgformApiValidAuthData: ofForm,
  onlineCgformApiRoleAuth: async world => {
    const { form, roleId } = await control(world)
    return { query: { roleId, cgformId: form, type: '1' } }
  },
  onlineCgformApiRoleColumnAuth: granting(controls(1)),
  onlineCgformApiRoleButtonAuth: granting(controls(2)),
  onlineCgformApiRoleDataAuth: granting(form => `select id from onl_form_rule where cgform_id = '${form}'`),
}
