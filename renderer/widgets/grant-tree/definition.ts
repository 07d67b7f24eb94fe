import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

/** Which calls read and save what a user is granted. Each is `METHOD /path`. */
export interface GrantTreeSettings {
  /** Answers `treeList`: nodes with `key`, `title` and `children`. */
  tree: string
  /** Answers the keys that are granted; it is asked with the subject's parameter. */
  granted: string
  /** Takes the subject, `permissionIds` and `lastpermissionIds`. */
  save: string
  /** Name of the parameter, and of the opener's value, that tells who is granted. */
  subject: string
  /** Name of another value of the opener that the tree is asked with, such as the department of a role. Default: none. */
  within?: string | null
  /** Answers the rules for rows of a menu entry as `datarule`, and the carried ones as `drChecked`; its path names them in braces. Default: grants carry no rules. */
  rules?: string | null
  /** Takes the subject, `permissionId` and `dataRuleIds`. */
  saveRules?: string | null
  /** Asked with what `save` would take: its sentences are shown, and agreed to, before anything is saved. Default: saved at once. */
  effect?: string | null
}

const settings: JSONSchemaType<GrantTreeSettings> = {
  type: 'object',
  properties: {
    tree: { type: 'string', default: 'GET /sys/role/queryTreeList', pattern: '^GET /' },
    granted: { type: 'string', default: 'GET /sys/permission/queryRolePermission', pattern: '^GET /' },
    save: { type: 'string', default: 'POST /sys/permission/saveRolePermission', pattern: '^(POST|PUT) /' },
    subject: { type: 'string', default: 'roleId', minLength: 1 },
    within: {
      type: 'string',
      nullable: true,
      minLength: 1,
      description: 'Name of another value of the opener that the tree is asked with, such as the department of a role. Default: none.',
    },
    rules: {
      type: 'string',
      nullable: true,
      pattern: '^GET /',
      description:
        'The call that tells the rules for rows of a menu entry and which of them the grant carries, such as GET /sys/role/datarule/{permissionId}/{roleId}. Default: grants carry no rules.',
    },
    saveRules: {
      type: 'string',
      nullable: true,
      pattern: '^(POST|PUT) /',
      description: 'The call that takes which of them the grant carries.',
    },
    effect: {
      type: 'string',
      nullable: true,
      pattern: '^POST /',
      description:
        'The call that takes what save takes and answers who would gain and lose what, a list of sentences; they are agreed to before it is saved. Default: it is saved at once.',
    },
  },
  dependentRequired: { rules: ['saveRules'], saveRules: ['rules'] },
  required: ['tree', 'granted', 'save', 'subject'],
  additionalProperties: false,
}

/** Menus and buttons that a role or a department is granted. */
export const grantTree: WidgetType<GrantTreeSettings> = {
  widget: 'grantTree',
  title: '菜单和按钮授权',
  settings,
  load: async () => (await import('./grant-tree')).GrantTree,
}
