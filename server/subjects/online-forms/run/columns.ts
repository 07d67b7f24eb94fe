import type { OnlineFormButton, OnlineFormColumn, OnlineFormColumns } from '../../../generated/operations'
import { type Field, isOn, treeOf } from '../model/form'
import { extensionOf, linkSettings } from '../model/settings'
import * as forms from '../repository'
import { type Choices, choicesOf } from './choices'
import { FORM_BUTTONS, type Governed, type GovernedSub } from './governed'
import type { Rights } from './rights'

const SLOTS: Readonly<Record<string, string>> = {
  image: 'imgSlot',
  file: 'fileSlot',
  umeditor: 'htmlSlot',
  date: 'dateSlot',
  pca: 'pcaSlot',
}

/** Controls whose texts come with the rows. */
const TOLD = new Set(['sel_search', 'sel_user', 'sel_depart', 'cat_tree', 'sel_tree', 'link_down', 'link_table', 'popup_dict'])

function renderOf(field: Field, choices: Choices, lower: ReadonlySet<string>): string | null {
  const { dbFieldName: name, fieldShowType: control, dictText } = field
  if (choices.has(name)) return name
  if (control === 'cat_tree' && dictText) return `_replace_text_${dictText}`
  return TOLD.has(control) || lower.has(name) ? `${name}_dictText` : null
}

const USUAL_WIDTH = 120
const slotOf = (name: string) => `href_${name}`

function columnOf(field: Field, choices: Choices, lower: ReadonlySet<string>): OnlineFormColumn {
  const { dbFieldName: name, dbFieldTxt, fieldShowType, fieldHref, fieldLength, sortFlag } = field
  const { showLength } = extensionOf(field)
  const slot = SLOTS[fieldShowType] ?? (fieldHref ? slotOf(name) : undefined)
  return {
    title: dbFieldTxt,
    dataIndex: name,
    align: 'center',
    width: fieldLength > 0 && fieldLength !== USUAL_WIDTH ? fieldLength : null,
    sorter: isOn(sortFlag),
    customRender: renderOf(field, choices, lower),
    scopedSlots: slot ? { customRender: slot } : null,
    hrefSlotName: fieldHref ? slotOf(name) : null,
    showLength: Number(showLength) > 0 ? Number(showLength) : null,
  }
}

/** Fixed buttons that ask for no right of the form. */
const FREE_BUTTONS = ['detail', 'super_query', 'bpm']

/** Fixed buttons that the caller does not see. */
const hiddenButtons = ({ access }: Governed, rights: Rights): string[] => [
  ...FORM_BUTTONS.flatMap(([action, codes]) => codes.filter(code => !rights(action) || !access.presses(code))),
  ...FREE_BUTTONS.filter(code => !access.presses(code)),
]

/** The buttons of a form that are switched on, of these styles, and that the caller is granted. */
export const shownButtons = async (trx: forms.Trx, { form, access }: Governed, styles: readonly string[]): Promise<OnlineFormButton[]> =>
  (await forms.buttonsOf(trx, form.head.id)).filter(
    ({ buttonCode, buttonStyle, buttonStatus }) =>
      isOn(buttonStatus) && styles.includes(buttonStyle ?? 'button') && access.presses(buttonCode),
  )

const lowerLevels = (fields: readonly Field[]) =>
  new Set(fields.flatMap(field => (field.fieldShowType === 'link_down' ? (linkSettings(field)?.linkField ?? []) : [])))

/** How the list of a form looks. */
export async function listColumns(trx: forms.Trx, running: Governed, rights: Rights): Promise<OnlineFormColumns> {
  const { head, fields } = running.form
  const tree = treeOf(head)
  const choices = await choicesOf(trx, running)
  const lower = lowerLevels(fields)
  const shown = fields.filter(field => isOn(field.isShowList) && field.dbIsPersist !== 0)
  return {
    columns: shown.map(field => columnOf(field, choices, lower)),
    dictOptions: Object.fromEntries([...choices].map(([name, options]) => [name, [...options]])),
    fieldHrefSlots: shown.flatMap(({ dbFieldName, fieldHref }) => (fieldHref ? [{ slotName: slotOf(dbFieldName), href: fieldHref }] : [])),
    currentTableName: head.tableName,
    description: head.tableTxt,
    tableType: head.tableType,
    formTemplate: head.formTemplate ?? '1',
    paginationFlag: head.isPage ?? 'Y',
    checkboxFlag: head.isCheckbox ?? 'Y',
    scrollFlag: head.scroll,
    cgButtonList: await shownButtons(trx, running, ['link', 'button']),
    enhanceJs: '',
    hideColumns: hiddenButtons(running, rights),
    isDesForm: head.isDesForm ?? null,
    desFormCode: head.desFormCode ?? null,
    isTree: head.isTree ?? 'N',
    themeTemplate: head.themeTemplate ?? 'normal',
    extConfigJson: head.extConfigJson ?? null,
    ...(tree && { pidField: tree.parent, hasChildrenField: tree.hasChild, textField: head.treeFieldname ?? null }),
  }
}

/** The same of one of several lists of a page. */
export async function erpPart(trx: forms.Trx, running: Governed | GovernedSub, rights: Rights) {
  const own = await listColumns(trx, running, rights)
  const keys = 'key' in running ? [{ field: running.key, key: running.mainField }] : []
  return { code: running.form.head.id, ...own, foreignKeys: keys, relationType: running.form.head.relationType }
}
