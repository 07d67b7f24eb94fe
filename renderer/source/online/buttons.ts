import { defined } from '../../model/defined'
import { iconName } from '../../model/icons'
import type { AuthoredAction, AuthoredActionObject } from '../../screen/generated/authored'
import type { OnlineButton, OnlineForm, OnlineList } from './answers'
import { numberOf } from './extension'

/** Our buttons by the family's fixed codes; `update` is `edit` from 3.x on. */
const FIXED: { readonly [action: string]: readonly string[] } = {
  add: ['add'],
  addChild: ['add'],
  import: ['import'],
  export: ['export'],
  deleteBatch: ['batch_delete'],
  edit: ['update', 'edit'],
  details: ['detail'],
  copy: ['add'],
  delete: ['delete'],
}

const TOOLBAR = ['add', 'import', 'export', 'deleteBatch']
const ROW = ['edit', 'details', 'copy', 'delete']
const TREE_ROW = ['edit', 'addChild', 'details', 'delete']

/** What stands above a list, in its rows and in its form. */
export interface OnlineButtons {
  readonly toolbar: AuthoredAction[]
  readonly row: AuthoredAction[]
  readonly form: AuthoredAction[]
}

export function buttonsOf(id: string, list: OnlineList, form: Pick<OnlineForm, 'cgButtonList'>, tree: boolean): OnlineButtons {
  const off = list.cgButtonList.filter(button => isFixed(button) && !isOn(button)).map(({ buttonCode }) => buttonCode)
  const hidden = new Set([...list.hideColumns, ...off])
  const shown = (names: readonly string[]) => names.filter(name => !FIXED[name]?.some(code => hidden.has(code)))
  const styled = (style: string, given: readonly OnlineButton[]) =>
    inOrder(given.filter(button => styleOf(button) === style && runs(button) && !isFixed(button)))
  return {
    toolbar: [...shown(TOOLBAR), ...styled('button', list.cgButtonList).map(button => toolbarAction(id, button))],
    row: [...shown(tree ? TREE_ROW : ROW), ...styled('link', list.cgButtonList).map(button => rowAction(id, button))],
    form: styled('form', form.cgButtonList).map(button => formAction(id, button)),
  }
}

const styleOf = ({ buttonStyle }: OnlineButton) => buttonStyle ?? 'link'

/** A button of type `js` starts a function of the form's script, which nothing here ever runs: it is not offered. */
const runs = (button: OnlineButton) => button.optType !== 'js' && isOn(button)

const isOn = ({ buttonStatus }: OnlineButton) => String(buttonStatus ?? '1') === '1'

/** Codes that no button of a form's own has; servers of 3.x list the buttons that every form has among the others. */
const FIXED_CODES: ReadonlySet<string> = new Set([
  ...Object.values(FIXED).flat(),
  ...['super_query', 'bpm', 'query', 'reset', 'form_confirm'],
])
const isFixed = ({ buttonCode }: OnlineButton) => FIXED_CODES.has(buttonCode)

const inOrder = (buttons: readonly OnlineButton[]) =>
  buttons.toSorted((left, right) => (numberOf(left.orderNum) ?? 0) - (numberOf(right.orderNum) ?? 0))

const named = ({
  buttonCode,
  buttonName,
  buttonIcon = '',
}: OnlineButton): Pick<AuthoredActionObject, 'name' | 'title' | 'icon' | 'right'> => ({
  // A code of its own never takes the place of a built-in button.
  name: `button_${buttonCode}`,
  title: buttonName ?? buttonCode,
  // A form of the family may name one that is none of ours.
  ...defined({ icon: iconName(buttonIcon) }),
  right: false,
})

const call = (id: string, { buttonCode }: OnlineButton, body: { readonly [key: string]: string }) => ({
  request: 'POST /online/cgform/api/doButton',
  body: { formId: id, buttonCode, ...body },
})

/** A question is a text of people: braces in it are no expression. */
const asked = ({ confirmText }: OnlineButton) => defined({ confirm: confirmText?.replaceAll('{{', '{ {') })

/** What pressing it does; calls are made for rows that are there. */
function stepsOf(id: string, button: OnlineButton, dataId: string): NonNullable<AuthoredActionObject['do']> {
  const { actionType, actionScreen = '' } = button
  if (actionType === 'print' || actionType === 'export') return [actionType]
  if (actionType === 'open') return [{ open: actionScreen.replaceAll('{{', '{ {'), with: { id: dataId } }]
  return [call(id, button, { dataId }), 'reload']
}

const toolbarAction = (id: string, button: OnlineButton): AuthoredAction => ({
  ...named(button),
  ...asked(button),
  // One that needs no rows is there for all of them.
  ...(needsRows(button) && { batch: true }),
  do: stepsOf(id, button, "{{ join(ids, ',') }}"),
})

const needsRows = ({ actionType, choice }: OnlineButton) =>
  actionType === 'open' ? choice !== 'none' : actionType !== 'print' && actionType !== 'export'

function rowAction(id: string, button: OnlineButton): AuthoredAction {
  const visible = conditionOf(button.exp)
  return { ...named(button), ...defined({ visible }), ...asked(button), do: stepsOf(id, button, '{{ id }}') }
}

const formAction = (id: string, button: OnlineButton): AuthoredAction => ({
  ...named(button),
  ...asked(button),
  do: button.actionType === 'open' ? stepsOf(id, button, '{{ id }}') : [call(id, button, { dataId: '{{ id }}', uiFormData: '{{ form }}' })],
})

const CONDITION = /^\s*([A-Za-z_]\w*)#(eq|ne|empty|in)#(.*)$/s

/** `column#op#value` as an expression over the row; undefined for what is none, which hides nothing. */
export function conditionOf(exp: string | undefined): string | undefined {
  const [, column, operator, value = ''] = CONDITION.exec(exp ?? '') ?? []
  if (column === undefined) return undefined
  const text = `text(${column} ?? '')`
  if (operator === 'empty') return value.trim() === 'false' ? `${text} != ''` : `${text} == ''`
  if (operator === 'in') return `includes(${JSON.stringify(value.split(',').map(part => part.trim()))}, ${text})`
  return `${text} ${operator === 'ne' ? '!=' : '=='} ${JSON.stringify(value)}`
}
