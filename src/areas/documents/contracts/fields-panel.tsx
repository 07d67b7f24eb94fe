import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useEffect, useRef } from 'react'
import { useLatest } from '../../../../renderer/contract'
import { Tool } from '../reader/tool'
import type { Hits } from '../reader/use-hits'
import type { Contract, ContractValue } from './calls'
import type { Taken } from './contract-check'
import { FieldCard } from './field-card'
import { texts } from './texts'
import type { OpenContract } from './use-contract'

interface FieldsPanelProps {
  readonly state: OpenContract
  readonly contract: Contract
  readonly hits: Hits
  readonly writable: boolean
  readonly mayCheck: boolean
  readonly current: string
  readonly onCurrent: (id: string) => void
  readonly taken: Taken | undefined
  readonly onTaken: (taken: Taken | undefined) => void
}

const placeOf = ({ page, start, end }: ContractValue) => (page === null || start === null || end === null ? [] : [{ page, start, end }])

/** The fields of a contract; the place of the one that is looked at is marked in the text. */
export function FieldsPanel({ state, contract, hits, writable, mayCheck, current, onCurrent, taken, onTaken }: FieldsPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const { values } = contract
  const at = values.findIndex(({ id }) => id === current)
  const field = values[at]
  const show = useLatest(() => hits.show(field ? placeOf(field) : []))
  const [id, page, start] = [field?.id, field?.page, field?.start]
  useEffect(() => {
    if (id === undefined) return
    if (page === undefined || start === undefined) return
    show.current()
    panel.current?.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [id, page, start])
  const go = (by: number) => {
    const next = values[(at + by + values.length) % values.length]
    if (next) onCurrent(next.id)
  }
  const confirm = async (value: ContractValue) => {
    if (writable && value.value !== null && (await state.edit({ id: value.id, version: value.version, state: 'confirmed' }))) go(1)
  }
  useFieldKeys(panel, go, () => field && void confirm(field))
  const checked = values.filter(each => each.state !== 'open').length
  return (
    <aside ref={panel} className="weft-reader-analysis weft-contract-fields" aria-label={texts.fields}>
      <header>
        <h3>
          {contract.templateName}{' '}
          <Tag color={contract.state === 'checked' ? 'success' : 'processing'}>{texts.contractStates[contract.state]}</Tag>
        </h3>
        <span>
          <Tool label={texts.previous} icon={<UpOutlined aria-hidden />} onPress={() => go(-1)} />
          <Tool label={texts.next} icon={<DownOutlined aria-hidden />} onPress={() => go(1)} />
        </span>
      </header>
      <p className="weft-contract-progress">
        <span role="status">{texts.progress(checked, values.length)}</span>
        {contract.state === 'checked' && <small>{texts.checkedBy(contract.checkedBy ?? '', contract.checkedTime ?? '')}</small>}
        {!mayCheck && <small>{texts.readOnly}</small>}
      </p>
      <ul>
        {values.map(value => (
          <li key={value.id}>
            <FieldCard
              key={`${value.version}`}
              value={value}
              open={value.id === current}
              writable={writable}
              busy={state.busy}
              taken={taken?.id === value.id ? taken.chosen : undefined}
              onOpen={() => (value.id === current ? hits.show(placeOf(value)) : onCurrent(value.id))}
              onConfirm={() => void confirm(value)}
              onEdit={async given => {
                if (!(await state.edit(given))) return
                onTaken(undefined)
                if (given.state !== 'open') go(1)
              }}
            />
          </li>
        ))}
      </ul>
      {mayCheck && (
        <footer>
          {contract.state === 'checked' ? (
            <Button loading={state.busy} onClick={() => void state.check(false)}>
              {texts.takeBack}
            </Button>
          ) : (
            <Button type="primary" disabled={checked < values.length} loading={state.busy} onClick={() => void state.check(true)}>
              {texts.finish}
            </Button>
          )}
          <small>{texts.keys}</small>
        </footer>
      )}
    </aside>
  )
}

/** Alt+↓ and Alt+↑ go to other fields, Alt+Enter confirms, while the page is in sight. */
function useFieldKeys(panel: { readonly current: HTMLElement | null }, go: (by: number) => void, confirm: () => void): void {
  const latest = useLatest({ go, confirm })
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!event.altKey || panel.current === null || panel.current.closest('[hidden]') !== null) return
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined && event.key !== 'Enter') return
      event.preventDefault()
      if (by === undefined) latest.current.confirm()
      else latest.current.go(by)
    }
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [panel])
}
