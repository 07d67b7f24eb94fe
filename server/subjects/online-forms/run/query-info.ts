import type { OnlineFormQuery } from '../../../generated/operations'
import { queryControl } from '../model/choices'
import { type Field, type Form, isOn } from '../model/form'
import { isManyLinks, linkSettings, treeSettings } from '../model/settings'

/** Inputs that stand there before the rest hides behind 展开. */
const SHOWN = 2

/** How a control asks. */
const VIEWS: Readonly<Record<string, string>> = {
  radio: 'list',
  switch: 'list',
  checkbox: 'list_multi',
  textarea: 'text',
  umeditor: 'text',
  markdown: 'text',
  popup_dict: 'text',
  link_down: 'sel_search',
  link_table: 'sel_search',
}

/** Stored paths are nothing to ask for. */
const NOT_ASKED = new Set(['file', 'image'])

type Settings = Pick<Field, 'fieldShowType' | 'dictTable' | 'dictField' | 'dictText' | 'fieldExtendJson'>

const viewOf = (settings: Settings) => (isManyLinks(settings) ? 'list_multi' : (VIEWS[settings.fieldShowType] ?? settings.fieldShowType))

/** What a control needs to know of where it chooses. */
function choosing(settings: Settings): Partial<OnlineFormQuery> {
  const { fieldShowType: control, dictTable = null, dictField = null, dictText = null } = settings
  const plain = { dictCode: dictField, dictTable, dictText }
  switch (control) {
    case 'sel_tree': {
      const tree = treeSettings(settings)
      return tree ? { dict: tree.dict, pidField: tree.pidField, pidValue: tree.pidValue, hasChildField: tree.hasChildField } : {}
    }
    case 'cat_tree':
      return { pcode: dictField || '0', dictText }
    case 'link_down': {
      const link = linkSettings(settings)
      return link ? { dictTable: link.table, dictText: link.txt, dictCode: link.key } : {}
    }
    default:
      return plain
  }
}

const nothing = {
  dictCode: null,
  dictTable: null,
  dictText: null,
  dict: null,
  pidField: null,
  pidValue: null,
  hasChildField: null,
  pcode: null,
}

/** What a form can be asked. */
export function queryInputs({ head, fields }: Form): OnlineFormQuery[] {
  const asked = fields.filter(
    ({ isQuery, fieldShowType, dbIsPersist }) => isOn(isQuery) && !NOT_ASKED.has(fieldShowType) && dbIsPersist !== 0,
  )
  return asked.map((field, index) => {
    const own = isOn(field.queryConfigFlag)
    const settings = own ? queryControl(field) : field
    const mode = field.queryMode || head.queryMode || 'single'
    return {
      field: field.dbFieldName,
      label: field.dbFieldTxt,
      view: viewOf(settings),
      mode,
      hidden: index < SHOWN ? '0' : '1',
      config: own ? '1' : '0',
      defValue: own && mode === 'single' ? (field.queryDefVal ?? null) : null,
      dbType: field.dbType,
      ...(own && { queryMustInput: isOn(field.queryMustInput) ? '1' : '0', queryValidType: field.queryValidType?.trim() || null }),
      ...nothing,
      ...choosing(settings),
    }
  })
}
