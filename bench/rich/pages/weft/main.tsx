import { ConfigProvider } from 'antd'
import { createRoot } from 'react-dom/client'
import { builtInCells } from '../../../../renderer/cells/built-in'
import { FormBody } from '../../../../renderer/form/form-body'
import { FormSession } from '../../../../renderer/form/form-session'
import { createRenderer } from '../../../../renderer/registry'
import { HostProvider } from '../../../../renderer/source/host-context'
import { testHost } from '../../../../tests/helpers/client'
import { memorySource } from '../../../../tests/helpers/memory-source'
import { fieldModel, screenModel } from '../../../../tests/helpers/models'
import { frame } from '../../../frames'
import { offer } from '../bench-rich'

const renderer = createRenderer({ cells: builtInCells })
const { cells } = renderer

const settings = { height: 600, biz: 'jeditor', action: '/sys/common/upload' }

async function written(place: HTMLElement): Promise<HTMLElement> {
  for (;;) {
    const text = place.querySelector<HTMLElement>('[contenteditable=true]')
    if (text) return text
    await frame()
  }
}

offer((place, html) => {
  const host = testHost()
  const row = { id: '1', text: html }
  const field = fieldModel('text', { title: '正文', type: 'umeditor', kind: cells.get('umeditor').kind, settings, required: true })
  const screen = screenModel([field], {})
  const session = new FormSession({ cells, screen, source: memorySource(row), host, mode: 'edit', row, preset: {}, route: {} })
  createRoot(place).render(
    <ConfigProvider theme={{ cssVar: true, hashed: false }}>
      <HostProvider host={host} renderer={renderer}>
        <FormBody session={session} id="form" onInput={() => undefined} />
      </HostProvider>
    </ConfigProvider>,
  )
  return written(place)
})
