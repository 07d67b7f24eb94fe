import {
  builtIn,
  type CellType,
  cellType,
  createLocalHost,
  createRenderer,
  dataSource,
  HostProvider,
  Screen,
  type SourceType,
} from '@weft/renderer'
import '@weft/renderer/style.css'
import { createRoot } from 'react-dom/client'

const percent: CellType<number, object> = {
  type: 'percent',
  title: 'Percent',
  kind: 'decimal',
  operators: ['eq'],
  settings: { type: 'object', properties: {}, required: [] },
  codec: {
    decode: wire => (typeof wire === 'number' ? wire : null),
    encode: value => value,
    text: value => (value === null ? '' : `${value * 100} %`),
    fromText: text => Number.parseFloat(text) / 100,
  },
  Viewer: ({ value }) => <progress aria-label={`${(value ?? 0) * 100} %`} value={value ?? 0} />,
}

const rows = [
  { id: '1', name: 'Foundations', done: 0.75 },
  { id: '2', name: 'Roof', done: 0.1 },
]
const memory: SourceType = { source: 'memory', create: (model, host) => dataSource.create({ ...model, data: rows }, host) }

const work = {
  screen: 'list',
  title: 'Work',
  source: 'memory:work',
  fields: { name: { title: 'Name' }, done: { title: 'Done', type: 'percent' } },
}

const renderer = createRenderer({ extend: builtIn, cells: [cellType(percent)], sources: [memory] })
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <HostProvider renderer={renderer} host={createLocalHost({ screens: { work } })}>
    <Screen id="work" />
  </HostProvider>,
)
