import { Button, Modal } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { groupOfWire, readWireGroup, wireOf } from '../model/condition-tree'
import type { ConditionGroup } from '../model/operator'
import type { ScreenModel } from '../model/screen'
import { useCells, useHost } from '../source/host-context'
import { conditionFields, fittingConditions } from './condition-fields'
import { ConditionTreeEditor } from './condition-group'
import { NamePrompt } from './name-prompt'
import { QueryWords } from './query-words'
import { SavedQueryList } from './saved-query-list'
import type { SavedEntry } from './saved-store'
import { texts } from './texts'
import { useConditionTree } from './use-condition-tree'
import { useSaved } from './use-saved'

export interface AdvancedDialogProps {
  readonly screen: ScreenModel
  readonly active: ConditionGroup | undefined
  readonly open: boolean
  readonly onSearch: (advanced: ConditionGroup | undefined) => void
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** 高级查询构造器: lines of conditions, and the queries that were saved. */
export function AdvancedDialog({ screen, active, open, onSearch, onClose, onClosed }: AdvancedDialogProps) {
  const host = useHost()
  const cells = useCells()
  const fields = useMemo(() => conditionFields(cells, screen), [cells, screen])
  const builder = useConditionTree(active)
  const saved = useSaved({ page: screen.query.saved ?? screen.id, kind: 'conditions' })
  const [naming, setNaming] = useState<ConditionGroup>()
  const lines = useRef<HTMLDivElement>(null)
  const said = builder.group()

  const search = () => {
    const group = builder.group()
    if (group === undefined) return host.notify.warning(texts.emptyQuery)
    onSearch(group)
    onClose()
  }
  const reset = () => {
    builder.show(undefined)
    onSearch(undefined)
  }
  const startSaving = () => {
    const group = builder.group()
    if (group === undefined) host.notify.warning(texts.emptySave)
    else setNaming(group)
  }
  const save = async (name: string) => {
    if (naming !== undefined && (await saved.save(name, wireOf(naming)))) setNaming(undefined)
  }
  const choose = ({ content }: SavedEntry) => {
    const stored = readWireGroup(content)
    const { group, gone } = stored ? fittingConditions(cells, groupOfWire(stored), fields) : { group: undefined, gone: [] }
    if (gone.length > 0) host.notify.warning(texts.goneConditions(gone.join(texts.wordComma)))
    builder.show(group)
  }

  return (
    <Modal
      title={texts.title}
      width={1000}
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      // The field comes first: all else of a line depends on it.
      afterOpenChange={shown => shown && focusField(lines.current)}
      maskClosable={false}
      footer={<Footer onReset={reset} onSave={startSaving} onClose={onClose} onSearch={search} />}
    >
      <div className="weft-advanced">
        <div>
          <div ref={lines}>
            <ConditionTreeEditor tree={builder} fields={fields} flat={screen.query.advanced === 'flat'} />
          </div>
          {said !== undefined && (
            <p className="weft-advanced-said">
              {texts.inWords}
              <QueryWords group={said} fields={fields} />
            </p>
          )}
        </div>
        <SavedQueryList saved={saved} onChoose={choose} />
      </div>
      {naming !== undefined && <NamePrompt onSave={name => void save(name)} onCancel={() => setNaming(undefined)} />}
    </Modal>
  )
}

/** Gives the focus to the first field, unless a user was quicker and works in a line already. */
function focusField(lines: HTMLElement | null): void {
  if (!lines?.contains(document.activeElement)) lines?.querySelector<HTMLElement>('.weft-advanced-line input')?.focus()
}

interface FooterProps {
  readonly onReset: () => void
  readonly onSave: () => void
  readonly onClose: () => void
  readonly onSearch: () => void
}

function Footer({ onReset, onSave, onClose, onSearch }: FooterProps) {
  return (
    <>
      <Button autoInsertSpace={false} onClick={onReset} style={{ float: 'left' }}>
        {texts.reset}
      </Button>
      <Button onClick={onSave} style={{ float: 'left' }}>
        {texts.saveQuery}
      </Button>
      <Button autoInsertSpace={false} onClick={onClose}>
        {texts.close}
      </Button>
      <Button type="primary" autoInsertSpace={false} onClick={onSearch}>
        {texts.search}
      </Button>
    </>
  )
}
