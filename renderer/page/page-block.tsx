import { Typography } from 'antd'
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { evaluateTree, renderText } from '../expression'
import { defined } from '../model/defined'
import type { Host } from '../model/host'
import type { KindProps } from '../model/kind'
import type { BlockModel, ScreenModel } from '../model/screen'
import type { Row } from '../model/source'
import { hasPermission } from '../permission'
import { isObject, recordScope } from '../source'
import { useHost } from '../source/host-context'
import { useBoxHeight } from '../ui/split/use-box-height'
import { BlockFrame } from './block-frame'
import { type BlockValue, type BlockValues, changeBlock, parameterTexts, startBlocks } from './block-state'
import { ScreenErrorBoundary } from './screen-error-boundary'
import { ScreenPlace } from './screen-place'
import { WidgetBlock } from './widget-block'

/** What a block sees of its page. */
export interface Around {
  readonly blocks: BlockValues
  readonly onChange: (name: string, part: Partial<BlockValue>) => void
  readonly place: KindProps
}

/** What is selected and asked in the blocks of a page. */
export function usePageBlocks(screen: ScreenModel): Omit<Around, 'place'> {
  const [blocks, setBlocks] = useState(() => startBlocks(screen.body.flat().flatMap(block => block.name ?? [])))
  const onChange = useCallback<Around['onChange']>((name, part) => setBlocks(before => changeBlock(before, name, part)), [])
  return { blocks, onChange }
}

/** Whether this person is shown a block. */
export const isShown = (block: BlockModel, host: Host): boolean => hasPermission(block.right, host) && isOffered(block, host)

/** Whether the server has what a block shows. A page that stands behind a right and that the person's menu lacks is none of its pages. */
function isOffered(block: BlockModel, host: Host): boolean {
  const { abilities } = host.client
  if (abilities === undefined || block.block !== 'widget') return true
  const { source, right, link } = block
  const there = source === undefined || abilities.has(source.method, source.path)
  return there && (right === undefined || link === undefined || host.opens(renderText(link, recordScope({ host }))))
}

/** Tells a block from the others of its row. */
export function blockKey(block: BlockModel, position: number): string {
  return block.name ?? `${position}:${block.block}`
}

/** A block in its place; what breaks in it breaks it alone. */
export function PageBlock({ id, ...props }: Around & { readonly block: BlockModel; readonly id: string }) {
  return (
    <ScreenErrorBoundary where={`screen ${props.place.screen.id}, block ${id}`}>
      <Block {...props} />
    </ScreenErrorBoundary>
  )
}

function Block({ block, blocks, onChange, place: { values, onClose } }: Around & { readonly block: BlockModel }) {
  const host = useHost()
  const { name } = block
  const told = useReported(name, onChange)
  const scope = recordScope({ route: values, host, blocks })
  const evaluated = evaluateTree(block.params, scope)
  const params = isObject(evaluated) ? evaluated : {}
  const title = block.title && renderText(block.title, scope)
  if (block.block === 'text') {
    return (
      <BlockFrame title={title}>
        <Typography.Paragraph className="weft-block-text">{renderText(block.text, scope)}</Typography.Paragraph>
      </BlockFrame>
    )
  }
  if (block.block === 'screen') {
    return (
      <BlockFrame title={title}>
        <Room>
          <ScreenPlace id={block.screen} values={{ ...values, ...params }} params={parameterTexts(params)} {...told} />
        </Room>
      </BlockFrame>
    )
  }
  const select = name === undefined ? {} : { onSelect: (selected: unknown) => onChange(name, { selected }) }
  return <WidgetBlock block={block} scope={scope} title={title} values={{ ...values, ...params }} {...select} {...defined({ onClose })} />
}

/** Keeps what stands below in its place while a screen and its rows are read: as high as lists grow at most. */
function Room({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const height = useBoxHeight({ place })
  return (
    <div ref={place} className="weft-block-room" style={{ '--weft-room': `${height ?? 0}px` } as CSSProperties}>
      {children}
    </div>
  )
}

/** What a screen tells its siblings, for a block that has a name. */
function useReported(name: string | undefined, onChange: Around['onChange']) {
  return useMemo(() => {
    if (name === undefined) return {}
    return {
      onSelect: (rows: readonly Row[]) => onChange(name, { selected: rows[0] ?? null, rows }),
      onQuery: (query: BlockValue['query']) => onChange(name, { query }),
    }
  }, [name, onChange])
}
