import { Button, Modal, Select } from 'antd'
import { useMemo, useRef, useState } from 'react'
import type { ConditionGroup } from '../model/operator'
import type { ScreenModel } from '../model/screen'
import { useHost } from '../source/host-context'
import { conditionFields } from './condition-fields'
import { ConditionLineEditor } from './condition-line'
import { groupOf, savedQueryOf } from './conditions'
import { NamePrompt } from './name-prompt'
import { useSavedQueries } from './saved-queries'
import { SavedQueryList } from './saved-query-list'
import { texts } from './texts'
import { useConditionLines } from './use-condition-lines'

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
  const fields = useMemo(() => conditionFields(screen), [screen])
  const builder = useConditionLines(active)
  const saved = useSavedQueries(host, screen.id)
  const [naming, setNaming] = useState<ConditionGroup>()
  const lines = useRef<HTMLDivElement>(null)

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
    if (naming === undefined) return
    const exists = saved.queries.some(({ title }) => title === name)
    if (exists && !(await host.notify.confirm({ title: texts.overwrite(name) }))) return
    saved.save(savedQueryOf(name, naming))
    host.notify.success(texts.savedDone)
    setNaming(undefined)
  }
  const remove = async (name: string) => {
    if (await host.notify.confirm({ title: texts.removeSaved, danger: true })) saved.remove(name)
  }

  return (
    <Modal
      title={texts.title}
      width={1000}
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      // The field comes first: all else of a line depends on it.
      afterOpenChange={shown => shown && lines.current?.querySelector('input')?.focus()}
      maskClosable={false}
      footer={<Footer onReset={reset} onSave={startSaving} onClose={onClose} onSearch={search} />}
    >
      <div className="weft-advanced">
        <div>
          <MatchChoice match={builder.match} onChange={builder.setMatch} />
          <div ref={lines}>
            {builder.lines.map((line, index) => (
              <ConditionLineEditor
                key={line.key}
                line={line}
                number={index + 1}
                fields={fields}
                onChange={builder.change}
                onAdd={() => builder.addAfter(line.key)}
                onRemove={() => builder.remove(line.key)}
              />
            ))}
          </div>
        </div>
        <SavedQueryList queries={saved.queries} onChoose={query => builder.show(groupOf(query))} onRemove={name => void remove(name)} />
      </div>
      {naming !== undefined && <NamePrompt onSave={name => void save(name)} onCancel={() => setNaming(undefined)} />}
    </Modal>
  )
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

type Match = ConditionGroup['match']

function MatchChoice({ match, onChange }: { readonly match: Match; readonly onChange: (match: Match) => void }) {
  return (
    <div className="weft-advanced-match">
      {texts.match}{' '}
      <Select<Match>
        aria-label={texts.match}
        style={{ width: 260 }}
        value={match}
        options={[
          { value: 'and', label: texts.matchAnd },
          { value: 'or', label: texts.matchOr },
        ]}
        onChange={onChange}
      />
    </div>
  )
}
