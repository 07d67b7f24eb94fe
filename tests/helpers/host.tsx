import { render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import locale from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { builtIn } from '../../renderer/built-in'
import type { Host, HostTab } from '../../renderer/model/host'
import { Screen } from '../../renderer/page'
import { createRenderer, type Renderer } from '../../renderer/registry'
import { HostProvider } from '../../renderer/source'
import type { ScreenPlaceProps } from '../../renderer/ui/page/screens-context'
import { fakeClient, memoryAddress, testHost } from './client'

export interface DrawInput {
  /** Screens by id, as an author writes them; texts are taken as they are. */
  readonly screens: { readonly [id: string]: unknown }
  /** See `fakeClient`. */
  readonly answers?: { readonly [call: string]: unknown }
  readonly host?: Partial<Host>
  readonly tab?: Partial<HostTab>
  /** Default: all that is built in. */
  readonly renderer?: Renderer
  /** Default: the first screen, as that of a tab. */
  readonly place?: Partial<ScreenPlaceProps>
  /** What stands around the application. Default nothing. */
  readonly around?: (drawn: ReactNode) => JSX.Element
}

export { builtIn }

/** Everything that screens are written with, cells of rows too. */
export const testRenderer = createRenderer({ extend: builtIn })

/** Draws a screen from its text through the whole pipeline, in an application in memory. */
export function drawScreen({ screens, answers = {}, host: parts = {}, tab = {}, renderer, place = {}, around }: DrawInput) {
  const client = fakeClient(answers)
  const host = testHost({ client, loadScreen: async id => definition(screens, id), ...parts })
  const [first = ''] = Object.keys(screens)
  const drawn = inHost(host, <Screen id={first} main {...place} />, { address: memoryAddress(), rename: () => {}, ...tab }, renderer)
  const view = render(around?.(drawn) ?? drawn)
  return { client, host, ...view }
}

/** Anything inside of a host and antd's Chinese texts. */
export function inHost(host: Host, children: ReactNode, tab?: HostTab, renderer: Renderer = testRenderer) {
  return (
    <ConfigProvider locale={locale} theme={{ token: { motion: false } }}>
      <HostProvider host={host} renderer={renderer} {...(tab && { tab })}>
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
