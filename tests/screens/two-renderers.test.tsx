import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { builtIn } from '../../renderer/built-in'
import type { CellType } from '../../renderer/model/cell-type'
import type { Row, SourceType } from '../../renderer/model/source'
import { Screen } from '../../renderer/page'
import { cellType, createRenderer } from '../../renderer/registry'
import { testHost } from '../helpers/client'
import { inHost } from '../helpers/host'
import { memorySource } from '../helpers/memory-source'
import { plainStyles } from '../helpers/plain-styles'

plainStyles()

/** A cell type that says a number with something in front of it. */
const signed = (type: string, sign: string): CellType<number, object> => ({
  type,
  title: type,
  kind: 'integer',
  operators: ['eq'],
  settings: { type: 'object', properties: {}, required: [] },
  codec: {
    decode: wire => (typeof wire === 'number' ? wire : null),
    encode: value => value,
    text: value => (value === null ? '' : `${sign}${value}`),
    fromText: text => Number(text),
  },
  Viewer: ({ value }) => <b>{`${sign}${value}`}</b>,
})

const shelf = (source: string, row: Row): SourceType => ({ source, create: () => memorySource(row, { can: name => name === 'list' }) })

const renderers = {
  prices: createRenderer({ extend: builtIn, cells: [cellType(signed('amount', '¥'))], sources: [shelf('shelf', { id: '1', it: 3 })] }),
  points: createRenderer({
    extend: builtIn,
    cells: [cellType(signed('amount', '★')), cellType(signed('level', 'L'))],
    sources: [shelf('shelf', { id: '1', it: 5 })],
  }),
}

const list = (type: string) => ({ screen: 'list', title: '表', source: 'shelf:1', fields: { it: { title: '值', type } } })
const screens: { readonly [id: string]: unknown } = { amounts: list('amount'), levels: list('level') }

const host = () => testHost({ loadScreen: async id => ({ file: `${id}.json`, text: JSON.stringify(screens[id]) }) })

function draw(id: string, hosts = { prices: host(), points: host() }) {
  render(
    <>
      <section aria-label="prices">{inHost(hosts.prices, <Screen id={id} />, undefined, renderers.prices)}</section>
      <section aria-label="points">{inHost(hosts.points, <Screen id={id} />, undefined, renderers.points)}</section>
    </>,
  )
  return {
    prices: within(screen.getByRole('region', { name: 'prices' })),
    points: within(screen.getByRole('region', { name: 'points' })),
  }
}

describe('two renderers in one page', () => {
  it('draw the same screen by their own cells and sources', async () => {
    const { prices, points } = draw('amounts')
    expect(await prices.findByText('¥3', { selector: 'b' })).toBeDefined()
    expect(await points.findByText('★5', { selector: 'b' })).toBeDefined()
    expect([prices.queryByText('★5'), points.queryByText('¥3')]).toEqual([null, null])
  })

  it('do so even for the same application', async () => {
    const one = host()
    const { prices, points } = draw('amounts', { prices: one, points: one })
    expect(await prices.findByText('¥3')).toBeDefined()
    expect(await points.findByText('★5')).toBeDefined()
  })

  it('do not know the words of each other', async () => {
    const { prices, points } = draw('levels')
    expect(await points.findByText('L5')).toBeDefined()
    expect((await prices.findByText(/level/)).textContent).toContain('levels.json')
  })
})
