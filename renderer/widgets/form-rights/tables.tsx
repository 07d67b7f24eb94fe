import { Button, Checkbox, Space, Switch, Table, type TableColumnsType, Tag } from 'antd'
import { useScreens } from '../../ui/page/screens-context'
import { type ButtonRow, type ColumnRow, type Grantable, grantableOf, type Kind, PARTS, type RuleRow, type Subject } from './model'
import { texts } from './texts'
import type { FormRightsState } from './use-form-rights'

interface TableProps {
  readonly controls: NonNullable<FormRightsState['controls']>
  readonly state: FormRightsState
  readonly subject: Subject | undefined
}

interface GrantsProps {
  readonly kind: Kind
  readonly ids: readonly string[]
  readonly props: TableProps
}

/** Grants all of a kind, or none. */
function GrantAll({ kind, ids, props: { state, subject } }: GrantsProps) {
  const off = subject === undefined || state.busy || ids.length === 0
  return (
    <Space wrap>
      <Button size="small" autoInsertSpace={false} disabled={off} onClick={() => state.grant(kind, new Set(ids))}>
        {texts.grantAll}
      </Button>
      <Button size="small" autoInsertSpace={false} disabled={off} onClick={() => state.grant(kind, new Set())}>
        {texts.grantNone}
      </Button>
    </Space>
  )
}

/** One thing that is granted or not; without a control of it there is nothing to grant. */
function GrantBox(props: { readonly kind: Kind; readonly id: string | undefined; readonly name: string; readonly props: TableProps }) {
  const { kind, id, name } = props
  const { state, subject } = props.props
  const held = state.granted[kind]
  const change = (on: boolean) => {
    const next = new Set(held)
    if (id !== undefined && on) next.add(id)
    else if (id !== undefined) next.delete(id)
    state.grant(kind, next)
  }
  return (
    <Checkbox
      aria-label={name}
      disabled={subject === undefined || id === undefined || state.busy}
      checked={id !== undefined && held.has(id)}
      onChange={event => change(event.target.checked)}
    />
  )
}

const hint = (text: string) => <p className="weft-form-rights-hint">{text}</p>

function Rows<Row extends object>(props: {
  readonly rowKey: keyof Row & string
  readonly rows: readonly Row[]
  readonly columns: TableColumnsType<Row>
}) {
  return (
    <Table
      size="small"
      rowKey={props.rowKey}
      dataSource={[...props.rows]}
      columns={props.columns}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  )
}

const ids = (all: readonly Grantable[]) => all.map(({ id }) => id)

export function ColumnsTable(props: TableProps) {
  const { controls, state } = props
  const granted = controls.grantable.columns
  const columns: TableColumnsType<ColumnRow> = [
    {
      title: texts.field,
      dataIndex: 'title',
      render: (title: string, { code }) => (
        <>
          {title} <span className="weft-form-rights-code">{code}</span>
        </>
      ),
    },
    {
      title: texts.controlled,
      align: 'center',
      render: (_, { code, title, status }) => (
        <Switch
          size="small"
          aria-label={texts.named(title, texts.controlled)}
          checked={status === 1}
          disabled={state.busy}
          onChange={on => state.controlColumn(code, on)}
        />
      ),
    },
    ...PARTS.map(part => ({
      title: texts.parts[part.name],
      children: [
        {
          title: texts.control,
          align: 'center' as const,
          render: (_: unknown, { code, title, [part.name]: on }: ColumnRow) => (
            <Checkbox
              aria-label={texts.named(title, texts.parts[part.name] + texts.control)}
              checked={on}
              disabled={state.busy}
              onChange={event => state.controlPart(code, part, event.target.checked)}
            />
          ),
        },
        {
          title: texts.grant,
          align: 'center' as const,
          render: (_: unknown, { code, title }: ColumnRow) => (
            <GrantBox
              kind="columns"
              id={grantableOf(granted, code, part)?.id}
              name={texts.named(title, texts.parts[part.name] + texts.grant)}
              props={props}
            />
          ),
        },
      ],
    })),
  ]
  return (
    <>
      {hint(texts.hints.columns)}
      <GrantAll kind="columns" ids={ids(granted)} props={props} />
      <Rows rowKey="code" rows={controls.columns} columns={columns} />
    </>
  )
}

export function ButtonsTable(props: TableProps) {
  const { controls, state } = props
  const granted = controls.grantable.buttons
  const columns: TableColumnsType<ButtonRow> = [
    { title: texts.button, dataIndex: 'title' },
    { title: texts.code, dataIndex: 'code' },
    {
      title: texts.controlled,
      align: 'center',
      render: (_, button) => (
        <Switch
          size="small"
          aria-label={texts.named(button.title, texts.controlled)}
          checked={button.on}
          disabled={state.busy}
          onChange={on => state.controlButton(button, on)}
        />
      ),
    },
    {
      title: texts.grant,
      align: 'center',
      render: (_, { code, title }) => (
        <GrantBox kind="buttons" id={grantableOf(granted, code)?.id} name={texts.named(title, texts.grant)} props={props} />
      ),
    },
  ]
  return (
    <>
      {hint(texts.hints.buttons)}
      <GrantAll kind="buttons" ids={ids(granted)} props={props} />
      <Rows rowKey="code" rows={controls.buttons} columns={columns} />
    </>
  )
}

export function RulesTable({ form, ...props }: TableProps & { readonly form: string }) {
  const { controls, state } = props
  const screens = useScreens()
  const titles = new Map(controls.columns.map(({ code, title }) => [code, title]))
  const inForce = controls.rules.filter(({ status }) => status === 1).map(({ id }) => id)
  const columns: TableColumnsType<RuleRow> = [
    { title: texts.ruleName, dataIndex: 'ruleName' },
    { title: texts.ruleColumn, dataIndex: 'ruleColumn', render: (code: string) => titles.get(code) ?? code },
    { title: texts.ruleOperator, dataIndex: 'ruleOperator' },
    { title: texts.ruleValue, dataIndex: 'ruleValue' },
    {
      title: texts.status,
      dataIndex: 'status',
      render: (status: number) => <Tag color={status === 1 ? 'success' : 'default'}>{status === 1 ? texts.on : texts.off}</Tag>,
    },
    {
      title: texts.grant,
      align: 'center',
      render: (_, { id, ruleName, status }) => (
        <GrantBox kind="rows" id={status === 1 ? id : undefined} name={texts.named(ruleName, texts.grant)} props={props} />
      ),
    },
  ]
  const manage = async () => {
    await screens.open('online/form-rule', 'dialog', { headId: form })
    state.retry()
  }
  return (
    <>
      {hint(texts.hints.rows)}
      <Space wrap>
        <Button size="small" type="primary" autoInsertSpace={false} onClick={() => void manage()}>
          {texts.manage}
        </Button>
        <GrantAll kind="rows" ids={inForce} props={props} />
      </Space>
      <Rows rowKey="id" rows={controls.rules} columns={columns} />
    </>
  )
}
