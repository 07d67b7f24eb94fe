import { useContext } from 'react'
import { defineStep, HostProvider, registerBuiltIns, Screen } from '../../renderer/index'
import { announcementStep } from '../notices/step'
import { usePageTab } from '../tabs/tab-context'
import { formStep } from './form-step'
import { HostContext } from './host-context'
import { reportStep } from './report-step'

registerBuiltIns()
defineStep(announcementStep)
defineStep(reportStep)
defineStep(formStep)

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
    <HostProvider host={host} {...(tab && { tab })}>
      <div className="weft-card weft-screen">
        <Screen id={id} values={values} main />
      </div>
    </HostProvider>
  )
}
