import { Steps } from 'antd'
import type { ComponentProps } from 'react'
import type { WidgetProps } from '../../model/widget'
import { readPage } from '../../source/read-page'
import { BlockEmpty, BlockWait } from '../../ui/loading/block-states'
import { fieldText, RowText } from '../../ui/text/row-text'
import { texts } from '../../ui/texts'
import type { StepState, StepsSettings } from './definition'

const HEIGHT = 64

type Item = NonNullable<ComponentProps<typeof Steps>['items']>[number]

/** Steps of a source, or those that are always the same. */
export function StepsBlock({ settings, data, sourced = false }: WidgetProps<StepsSettings>) {
  if (sourced && data === undefined) return <BlockWait height={HEIGHT} />
  const items: readonly Item[] = sourced
    ? readItems(settings, data)
    : settings.items.map(({ title, description }) => ({ title, description }))
  if (items.length === 0) return <BlockEmpty height={HEIGHT} />
  const current = currentOf(settings.current)
  return (
    <div>
      <Steps
        size="small"
        direction={settings.direction}
        {...(current !== undefined && { current: current - 1 })}
        items={items.map((item, index) => spoken(item, current === undefined ? item.status : stateAt(index, current, item.status)))}
      />
    </div>
  )
}

function readItems(settings: StepsSettings, data: unknown): Item[] {
  const { text, description, state, states, link } = settings
  return readPage(data).rows.map(row => {
    const value = fieldText(row, state)
    const known = Object.hasOwn(states, value) ? states[value] : undefined
    return {
      title: <RowText row={row} text={text ?? ''} link={link} />,
      description: fieldText(row, description),
      status: known ?? 'wait',
    }
  })
}

/** From 1; undefined where it is no number. */
function currentOf(current: StepsSettings['current']): number | undefined {
  const number = current === null || current === undefined || current === '' ? Number.NaN : Number(current)
  return Number.isFinite(number) ? number : undefined
}

/** Its state by its place, unless its row says that it failed. */
function stateAt(index: number, current: number, own: Item['status']): StepState {
  if (own === 'error') return 'error'
  return index + 1 < current ? 'finish' : index + 1 === current ? 'process' : 'wait'
}

/** Colours and signs say nothing to who does not see them. */
function spoken(item: Item, status: Item['status']): Item {
  return {
    ...item,
    status: status ?? 'wait',
    title: (
      <>
        {item.title}
        <span className="weft-unseen">{texts.stepStates[status ?? 'wait']}</span>
      </>
    ),
  }
}
