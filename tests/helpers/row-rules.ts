import { expect } from 'vitest'
import { idOf } from './library'
import type { Caller, TestServer } from './server'

interface RowRule {
  /** Of the menu entry that holds the list. */
  readonly right: string
  readonly ruleColumn: string
  /** What the column equals; may name the user, such as `#{sys_user_code}`. */
  readonly ruleValue: string
}

/** Shows to the holders of a role those rows of a list alone of which a column equals a value. */
export async function bindRows(server: TestServer, admin: Caller, roleId: string, { right, ...rule }: RowRule): Promise<void> {
  const permissionId = await idOf(server, 'sys_permission', 'perms', right)
  const ruleName = `${right} ${roleId}`
  await admin.post('/sys/permission/addPermissionRule', { permissionId, ruleName, ruleConditions: '=', ...rule })
  const dataRuleIds = await idOf(server, 'sys_permission_data_rule', 'rule_name', ruleName)
  const { body } = await admin.post('/sys/role/datarule', { permissionId, roleId, dataRuleIds })
  expect(body, body.message).toMatchObject({ success: true })
}
