import { useCallback, useEffect, useState } from 'react'
import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import type { ScreenModel } from '../../model/screen'
import type { Renderer } from '../../registry'
import { wordsOf } from '../../screen'
import { loadScreen } from '../../screen/load-text'
import { useHost } from '../../source/host-context'
import { writtenField } from '../stored/page-text'

interface AnalysisField {
  readonly name: string
  readonly title: string
  readonly type: string
  readonly dict: string | null
}

/** What can be asked, as the server tells it. */
export interface AnalysisSource {
  readonly code: string
  readonly title: string
  readonly exports: boolean
  readonly fields: readonly AnalysisField[]
}

/** A source whose fields are known. */
export interface ReadySource extends AnalysisSource {
  /** The same fields with their cells. */
  readonly models: readonly FieldModel[]
  /** A screen over it, for what conditions can ask. */
  readonly screen: ScreenModel
  /** True: the fields come with the source, so that a screen over it need not write them. */
  readonly described: boolean
}

export type SourcesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly sources: readonly AnalysisSource[] }

/** What this person may ask. */
export function useSources(): { readonly found: SourcesState; readonly retry: () => void } {
  const host = useHost()
  const [found, setFound] = useState<SourcesState>({ state: 'loading' })
  const retry = useCallback(() => {
    let current = true
    setFound({ state: 'loading' })
    host.client.request<readonly AnalysisSource[]>({ method: 'GET', path: '/sys/query/sources', silent: true }).then(
      sources => current && setFound({ state: 'ready', sources }),
      error => current && setFound({ state: 'failed', error }),
    )
    return () => {
      current = false
    }
  }, [host])
  useEffect(retry, [retry])
  return { found, retry: () => void retry() }
}

/** The fields of a source as screens over it have them; where there is no entity, as the server tells them. */
export async function readySource(renderer: Renderer, host: Host, source: AnalysisSource, own: ScreenModel): Promise<ReadySource> {
  const described = (await host.loadEntity(source.code)) !== undefined
  const screen = own.source?.base === source.code ? own : await screenOver(renderer, host, source)
  const told = new Set(source.fields.map(({ name }) => name))
  return {
    ...source,
    screen,
    described,
    models: screen.fields.filter(({ name, kind }) => told.has(name) && kind !== 'rows' && kind !== 'json'),
  }
}

async function screenOver(renderer: Renderer, host: Host, { code, title, fields }: AnalysisSource): Promise<ScreenModel> {
  const entity = await host.loadEntity(code)
  const written = entity ? { source: code } : { source: { data: [] }, fields: Object.fromEntries(fields.map(writtenField)) }
  const { screen, issues } = loadScreen({
    id: `query${code}`,
    file: `query${code}`,
    text: JSON.stringify({ screen: 'list', title, ...written }),
    entity,
    registry: wordsOf(renderer),
    environment: { operation: operation => host.client.operation(operation) },
  })
  if (screen === undefined) throw new Error(`The fields of ${code} cannot be read: ${issues[0]?.message ?? ''}`)
  return screen
}
