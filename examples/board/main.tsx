import { builtIn, cellType, createLocalHost, createRenderer, HostProvider, memorySource, Screen } from '@weft/renderer'
import '@weft/renderer/style.css'
import { createRoot } from 'react-dom/client'

const percent = cellType<number>({
  type: 'percent',
  title: 'Percent',
  kind: 'decimal',
  codec: {
    decode: wire => (typeof wire === 'number' ? wire : null),
    encode: value => value,
    text: value => (value === null ? '' : `${value * 100} %`),
    fromText: text => Number.parseFloat(text) / 100,
  },
  Viewer: ({ value }) => <progress aria-label={`${(value ?? 0) * 100} %`} value={value ?? 0} />,
})

const rows = [
  { id: '1', name: 'Foundations', done: 0.75 },
  { id: '2', name: 'Roof', done: 0.1 },
]
const fields = { name: { title: 'Name' }, done: { title: 'Done', type: 'percent' } }
const work = { screen: 'list', title: 'Work', source: 'memory:work', fields }

const renderer = createRenderer({ extend: builtIn, cells: [percent], sources: [memorySource('memory', { work: rows })] })
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <HostProvider renderer={renderer} host={createLocalHost({ screens: { work } })}>
    <Screen id="work" />
  </HostProvider>,
)
