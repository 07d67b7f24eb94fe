import { DeleteOutlined, FileAddOutlined, SaveOutlined, SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { Analysis } from '../../model/analysis'
import { STORED } from '../../model/stored-screen'
import { useHost, useTab } from '../../source/host-context'
import { usePermission } from '../../ui/guard/has-permission'
import type { AnalysisSource } from '../analysis/use-sources'
import { PageDialog, type PageSettings } from './page-dialog'
import { pageText, writtenField } from './page-text'
import { texts } from './texts'
import { makePage, type PageHandle } from './use-page'

interface PageButtonsProps {
  readonly handle: PageHandle
  readonly source: AnalysisSource
  /** True: an entity tells of the source's fields, so that the page need not. */
  readonly described: boolean
  /** What is asked now; undefined, once told, when that is nothing. */
  readonly asked: () => Analysis | undefined
  /** A page was made, or is gone. */
  readonly onStored: () => void
  /** What is asked is what the page asks from now on. */
  readonly onKept: (analysis: Analysis) => void
  readonly onRemoved: () => void
}

/** What can be done with pages: make one, and change the one that this is. */
export function PageButtons({ handle, source, described, asked, onStored, onKept, onRemoved }: PageButtonsProps) {
  const host = useHost()
  const tab = useTab()
  const { has } = usePermission()
  const { page, change, remove } = handle
  const [dialog, setDialog] = useState<{ readonly analysis?: Analysis }>()
  const [busy, setBusy] = useState(false)
  const fields = described ? undefined : Object.fromEntries(source.fields.map(writtenField))
  const savePage = async () => {
    const analysis = asked()
    if (page === undefined || analysis === undefined) return
    setBusy(true)
    const kept = await change({ content: pageText({ title: page.title, analysis, before: page.content }) })
    if (kept) onKept(analysis)
    setBusy(false)
  }
  const make = async (settings: PageSettings, analysis: Analysis) => {
    const made = await makePage(host, settings, { analysis, fields })
    if (made === undefined) return false
    setDialog(undefined)
    onStored()
    host.openScreen(STORED + made.name, {})
    return true
  }
  const set = async ({ title, audience, roleIds }: PageSettings) => {
    if (page === undefined) return false
    const content = JSON.stringify({ ...(JSON.parse(page.content) as object), title }, null, 2)
    const saved = await change({ audience, roleIds: roleIds.join(','), ...(title !== page.title && { content }) })
    if (saved) {
      setDialog(undefined)
      tab?.rename(title)
      onStored()
    }
    return saved
  }
  return (
    <>
      {has('storedScreen:add') && (
        <Button
          icon={<FileAddOutlined aria-hidden />}
          onClick={() => {
            const analysis = asked()
            if (analysis !== undefined) setDialog({ analysis })
          }}
        >
          {texts.saveAs}
        </Button>
      )}
      {page?.mayEdit && (
        <>
          <Button icon={<SaveOutlined aria-hidden />} loading={busy} onClick={() => void savePage()}>
            {texts.save}
          </Button>
          <Button icon={<SettingOutlined aria-hidden />} onClick={() => setDialog({})}>
            {texts.settings}
          </Button>
        </>
      )}
      {page?.mayDelete && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={async () => (await remove()) && onRemoved()}>
          {texts.remove}
        </Button>
      )}
      {dialog !== undefined && (
        <PageDialog
          {...(dialog.analysis === undefined && page && { page: { ...page, roleIds: page.roleIds.split(',').filter(Boolean) } })}
          onSave={settings => (dialog.analysis ? make(settings, dialog.analysis) : set(settings))}
          onCancel={() => setDialog(undefined)}
        />
      )}
    </>
  )
}
