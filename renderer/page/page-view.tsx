import { Col, Row as GridRow, Typography } from 'antd'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { evaluateTree, renderText } from '../expression'
import type { KindProps } from '../model/kind'
import type { BlockModel } from '../model/screen'
import type { Row } from '../model/source'
import { isObject, recordScope } from '../source'
import { useHost } from '../source/host-context'
import { useNarrow } from '../widgets/use-narrow'
import { type BlockValue, type BlockValues, changeBlock, parameterTexts, startBlocks } from './block-state'
import { widgetComponent } from './lazy-parts'
import { ScreenErrorBoundary } from './screen-error-boundary'
import { ScreenPlace } from './screen-place'

const COLUMNS = 24

/** Draws a screen of kind `page`: rows of blocks that see what is selected in each other. */
export function PageView(props: KindProps) {
  const { screen } = props
  const narrow = useNarrow()
  const [blocks, setBlocks] = useState(() => startBlocks(screen.body.flat().flatMap(block => block.name ?? [])))
  const change = useCallback((name: string, part: Partial<BlockValue>) => setBlocks(before => changeBlock(before, name, part)), [])
  return screen.body.map((row, index) => (
    <GridRow key={rowKey(row, index)} gutter={[16, 16]} style={{ marginBottom: 16 }}>
      {row.map((block, position) => (
        <Col key={blockKey(block, position)} span={narrow ? COLUMNS : block.span}>
          <ScreenErrorBoundary where={`screen ${screen.id}, block ${blockKey(block, position)}`}>
            <Block block={block} blocks={blocks} onChange={change} place={props} />
          </ScreenErrorBoundary>
        </Col>
      ))}
    </GridRow>
  ))
}

function rowKey(row: readonly BlockModel[], index: number): string {
  return `${index}:${row.map(blockKey).join()}`
}

function blockKey(block: BlockModel, position: number): string {
  return block.name ?? `${position}:${block.block}`
}

interface BlockProps {
  readonly block: BlockModel
  readonly blocks: BlockValues
  readonly onChange: (name: string, part: Partial<BlockValue>) => void
  readonly place: KindProps
}

function Block({ block, blocks, onChange, place: { values, onClose } }: BlockProps) {
  const host = useHost()
  const { name } = block
  const told = useTold(name, onChange)
  const scope = recordScope({ route: values, host, blocks })
  const evaluated = evaluateTree(block.params, scope)
  const params = isObject(evaluated) ? evaluated : {}
  if (block.block === 'text') return <Typography.Paragraph>{renderText(block.text, scope)}</Typography.Paragraph>
  if (block.block === 'screen') {
    return <ScreenPlace id={block.screen} values={{ ...values, ...params }} params={parameterTexts(params)} {...told} />
  }
  const Widget = widgetComponent(block.widget)
  const select = name === undefined ? {} : { onSelect: (selected: unknown) => onChange(name, { selected }) }
  return (
    <Suspense fallback={null}>
      <Widget
        settings={evaluateTree(block.props, scope)}
        values={{ ...values, ...params }}
        {...select}
        {...(onClose !== undefined && { onClose })}
      />
    </Suspense>
  )
}

/** What a screen tells its siblings, for a block that has a name. */
function useTold(name: string | undefined, onChange: BlockProps['onChange']) {
  return useMemo(() => {
    if (name === undefined) return {}
    return {
      onSelect: (rows: readonly Row[]) => onChange(name, { selected: rows[0] ?? null, rows }),
      onQuery: (query: BlockValue['query']) => onChange(name, { query }),
    }
  }, [name, onChange])
}
