import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import type { Row } from '../../model/source'
import type { WidgetProps } from '../../model/widget'
import { readPage } from '../../source/read-page'
import { BlockEmpty, BlockWait } from '../../ui/loading/block-states'
import { toneColour } from '../../ui/look/tones'
import { fieldValue } from '../../ui/text/row-link'
import { fieldText, RowText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import type { GraphSettings } from './definition'
import { type Node, type Place, placeNodes } from './place-nodes'
import './graph.css'

const [WIDTH, HEIGHT, GAP, BETWEEN, EDGE] = [190, 84, 16, 56, 8]

interface Drawn extends Node {
  readonly row: Row
  readonly place: Place
}

const leftOf = ({ column }: Place) => EDGE + column * (WIDTH + BETWEEN)
const topOf = ({ row }: Place) => EDGE + row * (HEIGHT + GAP)

const namesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(/[,，、]/)).map(name => name.trim()).filter(Boolean)

function drawn(rows: readonly Row[], { text, parents }: GraphSettings): readonly Drawn[] {
  const nodes = rows.map(row => ({ row, name: fieldText(row, text), parents: namesOf(fieldValue(row, parents)) }))
  const places = placeNodes(nodes)
  return nodes.map(node => ({ ...node, place: places.get(node.name) ?? { column: 0, row: 0 } }))
}

/** The rows of a source as boxes, with lines from each to those that wait for it. The arrow keys go from one to the next. */
export function GraphBlock({ settings, data }: WidgetProps<GraphSettings>) {
  const list = useRef<HTMLOListElement>(null)
  const [reached, setReached] = useState('')
  if (data === undefined) return <BlockWait height={settings.height} />
  const nodes = drawn(readPage(data).rows, settings)
  if (nodes.length === 0) return <BlockEmpty height={settings.height} />
  const current = nodes.some(({ name }) => name === reached) ? reached : nodes[0]?.name
  const go = (event: KeyboardEvent, from: Drawn) => {
    const next = neighbour(nodes, from, event.key)
    if (!next) return
    event.preventDefault()
    const boxes = list.current?.querySelectorAll('li') ?? []
    for (const box of boxes) if (box.dataset.node === next.name) box.focus()
  }
  return (
    <div className="weft-graph" style={{ maxHeight: settings.height }}>
      <ol ref={list} className="weft-graph-plan" style={sizeOf(nodes)} aria-label={texts.graph}>
        <Lines nodes={nodes} />
        {nodes.map(node => (
          <li
            key={node.name}
            className="weft-graph-node"
            data-node={node.name}
            tabIndex={node.name === current ? 0 : -1}
            style={boxOf(node, settings)}
            aria-label={spoken(node, settings)}
            onFocus={() => setReached(node.name)}
            onKeyDown={event => go(event, node)}
          >
            <Box node={node} settings={settings} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const sizeOf = (nodes: readonly Drawn[]): CSSProperties => ({
  width: Math.max(...nodes.map(({ place }) => leftOf(place))) + WIDTH + EDGE,
  height: Math.max(...nodes.map(({ place }) => topOf(place))) + HEIGHT + EDGE,
})

const tonesOf = ({ states }: GraphSettings) => Object.fromEntries(states.map(({ value, tone }) => [value, tone]))

const boxOf = ({ row, place }: Drawn, settings: GraphSettings): CSSProperties => ({
  left: leftOf(place),
  top: topOf(place),
  width: WIDTH,
  height: HEIGHT,
  ['--tone' as string]: toneColour(tonesOf(settings), fieldText(row, settings.state)),
})

function stateOf(row: Row, { state, states, percent }: GraphSettings): string {
  const value = fieldText(row, state)
  const word = states.find(known => known.value === value)?.text ?? value
  const part = fieldText(row, percent)
  return part === '' ? word : `${word} ${part}%`
}

const spoken = ({ row, name, parents }: Drawn, settings: GraphSettings) =>
  [name, stateOf(row, settings), parents.length > 0 ? texts.after(parents.join('、')) : '', fieldText(row, settings.description)]
    .filter(Boolean)
    .join('，')

function Box({ node: { row }, settings }: { readonly node: Drawn; readonly settings: GraphSettings }) {
  const description = fieldText(row, settings.description)
  return (
    <>
      <div className="weft-graph-name" title={fieldText(row, settings.text)}>
        <RowText row={row} text={settings.text} link={settings.link} />
      </div>
      <div className="weft-graph-state">{stateOf(row, settings)}</div>
      <div className="weft-graph-more" title={description}>
        {description}
      </div>
    </>
  )
}

function Lines({ nodes }: { readonly nodes: readonly Drawn[] }) {
  const places = new Map(nodes.map(({ name, place }) => [name, place]))
  const lines = nodes.flatMap(({ name, parents, place }) =>
    parents.flatMap(parent => {
      const from = places.get(parent)
      return from ? [{ key: `${parent}\n${name}`, path: curve(from, place) }] : []
    }),
  )
  return (
    <li role="presentation">
      <svg width="100%" height="100%" aria-hidden="true">
        {lines.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </svg>
    </li>
  )
}

function curve(from: Place, to: Place): string {
  const [x1, y1, x2, y2] = [leftOf(from) + WIDTH, topOf(from) + HEIGHT / 2, leftOf(to), topOf(to) + HEIGHT / 2]
  return `M ${x1} ${y1} C ${x1 + BETWEEN / 2} ${y1}, ${x2 - BETWEEN / 2} ${y2}, ${x2} ${y2}`
}

/** The node that an arrow key leads to; undefined where there is none. */
function neighbour(nodes: readonly Drawn[], from: Drawn, key: string): Drawn | undefined {
  const { column, row } = from.place
  const inColumn = (at: number) => nodes.filter(({ place }) => place.column === at)
  const far = ({ place }: Drawn) => 100 * Math.abs(place.column - column) + Math.abs(place.row - row)
  const nearest = (all: readonly Drawn[]) => all.toSorted((one, other) => far(one) - far(other))[0]
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return inColumn(column).find(({ place }) => place.row === row + (key === 'ArrowDown' ? 1 : -1))
  if (key === 'ArrowRight') return nearest(nodes.filter(({ parents }) => parents.includes(from.name))) ?? nearest(inColumn(column + 1))
  if (key === 'ArrowLeft') return nearest(nodes.filter(({ name }) => from.parents.includes(name))) ?? nearest(inColumn(column - 1))
  return undefined
}
