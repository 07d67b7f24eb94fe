import { render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import locale from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import type { Host, HostTab } from '../../renderer/model/host'
import { Screen } from '../../renderer/page'
import { registerBuiltIns } from '../../renderer/register'
import { HostProvider } from '../../renderer/source'
import type { ScreenPlaceProps } from '../../renderer/widgets/screens-context'
import { fakeClient, memoryAddress, testHost } from './client'

export interface DrawInput {
  /** Screens by id, as an author writes them; texts are taken as they are. */
  readonly screens: { readonly [id: string]: unknown }
  /** See `fakeClient`. */
  readonly answers?: { readonly [call: string]: unknown }
  readonly host?: Partial<Host>
  readonly tab?: Partial<HostTab>
  /** Default: the first screen, as that of a tab. */
  readonly place?: Partial<ScreenPlaceProps>
  /** What stands around the application. Default nothing. */
  readonly around?: (drawn: ReactNode) => JSX.Element
}

/** Draws a screen from its text through the whole pipeline, in an application in memory. */
export function drawScreen({ screens, answers = {}, host: parts = {}, tab = {}, place = {}, around }: DrawInput) {
  registerBuiltIns()
  const client = fakeClient(answers)
  const host = testHost({ client, loadScreen: async id => definition(screens, id), ...parts })
  const [first = ''] = Object.keys(screens)
  const drawn = inHost(host, <Screen id={first} main {...place} />, { address: memoryAddress(), rename: () => {}, ...tab })
  const view = render(around?.(drawn) ?? drawn)
  return { client, host, ...view }
}

/** Makes everything known that screens are written with, cells of rows too. */
export { registerBuiltIns as testBuiltIns }

/** Anything inside of a host and antd's Chinese texts. */
export function inHost(host: Host, children: ReactNode, tab?: HostTab) {
  return (
    <ConfigProvider locale={locale} theme={{ token: { motion: false } }}>
      <HostProvider host={host} {...(tab && { tab })}>
        {children}
      </HostProvider>
    </ConfigProvider>
  )
}

function definition(screens: DrawInput['screens'], id: string) {
  if (!Object.hasOwn(screens, id)) return undefined
  const written = screens[id]
  return { file: `${id}.json`, text: typeof written === 'string' ? written : JSON.stringify(written, null, 2) }
}
