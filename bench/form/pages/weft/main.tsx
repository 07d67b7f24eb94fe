import { ConfigProvider } from 'antd'
import { createRoot } from 'react-dom/client'
import { builtInCells } from '../../../../renderer/cells/built-in'
import { parseExpression } from '../../../../renderer/expression'
import { FormBody } from '../../../../renderer/form/form-body'
import { FormSession } from '../../../../renderer/form/form-session'
import type { Expression } from '../../../../renderer/model/expression'
import type { FieldModel } from '../../../../renderer/model/field'
import type { ScreenModel } from '../../../../renderer/model/screen'
import { createRenderer } from '../../../../renderer/registry'
import { HostProvider } from '../../../../renderer/source/host-context'
import { testHost } from '../../../../tests/helpers/client'
import { memorySource } from '../../../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../../../tests/helpers/models'
import { offer } from '../bench-form'
import { type BenchField, type BenchType, BOX, OPTIONS, TOTAL } from '../fields'

const renderer = createRenderer({ cells: builtInCells })
const { cells } = renderer

const WORDS: Readonly<Record<BenchType, readonly [word: string, settings: FieldModel['settings']]>> = {
  input: ['input', {}],
  number: ['inputNumber', { step: 1 }],
  select: ['select', {}],
  date: ['date', { format: 'YYYY-MM-DD' }],
  checkbox: ['checkbox', {}],
  textarea: ['textarea', { rows: 3 }],
}

function expression(text: string): Expression {
  const { expression: parsed, ...rest } = parseExpression(text)
  if (parsed === undefined) throw new Error(JSON.stringify(rest))
  return parsed
}

const choices = (options: typeof OPTIONS) => options.map(({ value, label }) => ({ value, text: label }))

function model({ name, title, type, shownBy }: BenchField): FieldModel {
  const [word, settings] = WORDS[type]
  return fieldModel(name, {
    title,
    type: word,
    kind: cells.get(word).kind,
    settings,
    required: true,
    ...(type === 'select' ? { options: choices(OPTIONS) } : type === 'checkbox' ? { options: choices(BOX) } : {}),
    ...(shownBy === undefined ? {} : { visible: expression(`${shownBy} != null && ${shownBy} != ""`) }),
  })
}

function total(fields: readonly BenchField[]): FieldModel {
  const numbers = fields.filter(({ type }) => type === 'number').map(({ name }) => name)
  return fieldModel(TOTAL, {
    title: TOTAL,
    type: 'inputNumber',
    kind: cells.get('inputNumber').kind,
    settings: { step: 1 },
    value: expression(`sum(${numbers.join(', ')})`),
  })
}

const screens = new WeakMap<readonly BenchField[], ScreenModel>()

/** One screen for all records of its form. */
function screenOf(fields: readonly BenchField[]): ScreenModel {
  const screen = screens.get(fields) ?? screenModel([...fields.map(model), total(fields)], { columns: 2 })
  screens.set(fields, screen)
  return screen
}

const id = (name: string) => `form-${name}`
let session: FormSession

offer({
  mount(place, fields, row) {
    const host = testHost()
    const parts = { cells, screen: screenOf(fields), source: memorySource(row), host, mode: 'edit', row, preset: {}, route: {} } as const
    const opened = new FormSession(parts)
    session = opened
    const root = createRoot(place)
    root.render(
      <ConfigProvider theme={{ cssVar: true, hashed: false }}>
        <HostProvider host={host} renderer={renderer}>
          <FormBody session={session} id="form" onInput={() => undefined} />
        </HostProvider>
      </ConfigProvider>,
    )
    return () => {
      root.unmount()
      opened.dispose()
    }
  },
  input: name => document.getElementById(id(name)),
  total: () => (document.getElementById(id(TOTAL)) as HTMLInputElement | null)?.value ?? '',
  validate: async () => (await session.validator.checkAll()).length,
})
