import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { builtIn, inHost } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import type { ActionType } from '../model/action'
import type { CellType } from '../model/cell-type'
import { cellType, createRenderer, type Renderer } from '../registry'
import { Screen } from './screen'

plainStyles()

/** A cell type `mark` and an action `stamp`, which each renderer of the page has in a meaning of its own. */
function rendererOf(sign: string, pressed: string[]): Renderer {
  const mark: CellType<string, object> = {
    type: 'mark',
    title: '标记',
    kind: 'text',
    operators: [],
    settings: { type: 'object', properties: {}, required: [] },
    codec: { decode: wire => String(wire ?? ''), encode: value => value, text: value => `${sign}${value}`, fromText: text => text },
    Viewer: ({ value }) => <b>{`${sign}${value}`}</b>,
  }
  const stamp: ActionType = { name: 'stamp', title: `盖章${sign}`, right: null, run: () => void pressed.push(sign) }
  return createRenderer({ extend: builtIn, cells: [cellType(mark)], actions: [stamp] })
}

const people = {
  screen: 'list',
  title: '人员',
  source: '/demo',
  fields: { name: { title: '姓名', type: 'mark' } },
  list: { toolbar: ['stamp'], row: [] },
}

it('two renderers in a page draw the same text by their own words', async () => {
  const pressed: string[] = []
  const draw = (sign: string) => {
    const rows = { records: [{ id: '1', name: '甲' }], total: 1 }
    const host = testHost({
      client: fakeClient({ 'GET /demo/list': rows }),
      loadScreen: async id => ({ file: `${id}.json`, text: JSON.stringify(people) }),
    })
    return <section aria-label={sign}>{inHost(host, <Screen id="people" />, undefined, rendererOf(sign, pressed))}</section>
  }
  render(
    <>
      {draw('★')}
      {draw('◆')}
    </>,
  )
  const [star, diamond] = ['★', '◆'].map(sign => within(screen.getByRole('region', { name: sign })))
  expect(await star?.findByText('★甲')).toBeDefined()
  expect(await diamond?.findByText('◆甲')).toBeDefined()
  expect(star?.queryByText('◆甲')).toBeNull()
  await userEvent.click((await diamond?.findByRole('button', { name: '盖章◆' })) as HTMLElement)
  await userEvent.click((await star?.findByRole('button', { name: '盖章★' })) as HTMLElement)
  expect(pressed).toEqual(['◆', '★'])
})
