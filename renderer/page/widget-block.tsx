import { Suspense, useState } from 'react'
import { evaluateTree, renderText } from '../expression'
import type { Scope } from '../model/expression'
import type { BlockModel, WidgetBlockModel } from '../model/screen'
import type { WidgetProps } from '../model/widget'
import { isObject } from '../source'
import { useHost, useRenderer } from '../source/host-context'
import { errorText, Failure } from '../ui/failure/failure'
import { ByWidth } from '../ui/loading/by-width'
import { partOf } from '../ui/loading/lazy-part'
import { Waiting } from '../ui/loading/waiting'
import { useWallRoom } from '../ui/wall/wall-room'
import { BlockFrame } from './block-frame'
import { texts } from './texts'
import { useBlockData } from './use-block-data'

interface WidgetBlockProps {
  readonly block: Extract<BlockModel, WidgetBlockModel>
  readonly scope: Scope
  readonly title: string | undefined
  readonly values: { readonly [name: string]: unknown }
  readonly onSelect?: (selected: unknown) => void
  readonly onClose?: () => void
}

const HEIGHT = 120

/** A widget with what its source answers. A failure stands in its place; its height is there from the beginning. */
export function WidgetBlock({ block, scope: around, title, ...rest }: WidgetBlockProps) {
  const host = useHost()
  const type = useRenderer().widgets.get(block.widget)
  const choice = useChoice(block)
  const scope = choice === undefined ? around : withValue(around, choice.model.name, choice.value)
  const { data, error, reading, reload } = useBlockData(block.source, scope, block.refresh)
  const settings = useSettings(evaluateTree(block.props, scope))
  const link = block.link && renderText(block.link, scope)
  const leads = link !== undefined && link !== '' && host.opens(link) ? link : undefined
  const own = type.ownHeading === true && error === undefined
  const shown: Partial<WidgetProps<unknown>> = {
    ...(block.source !== undefined && { sourced: true, onReload: reload }),
    data,
    title,
    link: leads,
  }
  const Widget = partOf(type)
  const heightAt = (width?: number) =>
    heightOf(settings) ?? (typeof type.height === 'function' ? type.height(settings, width) : type.height) ?? HEIGHT
  return (
    <BlockFrame
      title={own ? undefined : title}
      choice={choice}
      link={own ? undefined : leads}
      onReload={block.source === undefined || own || error !== undefined ? undefined : reload}
      busy={reading}
    >
      {error !== undefined ? (
        <div className="weft-block-failure" style={{ minHeight: type.ownHeading ? 0 : heightAt() }}>
          <Failure title={texts.unread} onRetry={reload}>
            {errorText(error)}
          </Failure>
        </div>
      ) : (
        <Suspense fallback={<ByWidth>{width => <Waiting height={heightAt(width)} />}</ByWidth>}>
          <Widget settings={settings} {...shown} {...rest} />
        </Suspense>
      )}
    </BlockFrame>
  )
}

/** On a large screen a widget that has a height has that of its block. */
function useSettings(settings: unknown): unknown {
  const room = useWallRoom()
  return room !== undefined && heightOf(settings) !== undefined ? { ...(settings as object), height: room } : settings
}

/** The chosen option of a block with a switch in its heading; undefined without one. */
function useChoice({ choice }: WidgetBlockModel) {
  const [value, onChange] = useState<string | number>(choice?.options[0]?.value ?? '')
  return choice && { model: choice, value, onChange }
}

function withValue(scope: Scope, name: string, value: unknown): Scope {
  return { get: word => (word === name ? value : scope.get(word)) }
}

function heightOf(settings: unknown): number | undefined {
  return isObject(settings) && typeof settings.height === 'number' ? settings.height : undefined
}
