import { useContext } from 'react'
import { HostProvider, Screen } from '../../renderer/index'
import { usePageTab } from '../tabs/tab-context'
import { HostContext } from './host-context'
import { renderer } from './renderer'

interface ScreenPageProps {
  readonly id: string
  /** What its expressions see under `route`. */
  readonly values: { readonly [name: string]: unknown }
}

/** A screen as the page of a menu entry. */
export function ScreenPage({ id, values }: ScreenPageProps) {
  const host = useContext(HostContext)
  const tab = usePageTab()
  if (!host) return null
  return (
    <HostProvider host={host} renderer={renderer} {...(tab && { tab })}>
      <div className="weft-card weft-screen">
        <Screen id={id} values={values} main />
      </div>
    </HostProvider>
  )
}
