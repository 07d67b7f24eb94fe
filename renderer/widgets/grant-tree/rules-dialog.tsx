import { Checkbox, Empty, Modal, Space } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { errorText, Failure } from '../../ui/failure/failure'
import { Waiting } from '../../ui/loading/waiting'
import { texts } from '../../ui/texts'
import type { GrantNode } from './grant-keys'
import type { RuleChoice } from './rule-choice'
import type { Grants } from './use-grants'

export interface RulesDialogProps {
  readonly node: GrantNode
  readonly grants: Grants
  readonly onClose: () => void
}

/** Asks which rules for rows the grant of a menu entry carries. What is chosen is saved with the grant. */
export function RulesDialog({ node: { key, title }, grants, onClose }: RulesDialogProps) {
  const { readRules, granted, choose } = grants
  const [choice, setChoice] = useState<RuleChoice>()
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => {
    const controller = new AbortController()
    const { signal } = controller
    setError(undefined)
    readRules(key, signal).then(
      read => signal.aborted || setChoice(read),
      failure => signal.aborted || setError(failure),
    )
    return () => controller.abort()
  }, [readRules, key])
  useEffect(load, [load])
  const isGranted = granted.has(key)
  const accept = () => {
    if (choice && isGranted) choose(key, choice)
    onClose()
  }
  return (
    <Modal
      open
      title={texts.grantRulesOf(title)}
      onOk={accept}
      onCancel={onClose}
      okText={texts.ok}
      cancelText={texts.cancel}
      okButtonProps={{ autoInsertSpace: false, disabled: choice === undefined || !isGranted }}
      cancelButtonProps={{ autoInsertSpace: false }}
    >
      {error !== undefined ? (
        <Failure title={texts.loadFailed} onRetry={load}>
          {errorText(error)}
        </Failure>
      ) : choice === undefined ? (
        <Waiting />
      ) : (
        <Choices choice={choice} disabled={!isGranted} onChange={chosen => setChoice({ ...choice, chosen })} />
      )}
    </Modal>
  )
}

interface ChoicesProps {
  readonly choice: RuleChoice
  readonly disabled: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

function Choices({ choice: { rules, chosen }, disabled, onChange }: ChoicesProps) {
  if (rules.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />
  const tick = (id: string, checked: boolean) =>
    onChange(rules.flatMap(rule => ((rule.id === id ? checked : chosen.includes(rule.id)) ? [rule.id] : [])))
  return (
    <>
      <p className="weft-grant-rules-hint">{disabled ? texts.grantRulesFirst : texts.grantRulesHint}</p>
      <Space direction="vertical">
        {rules.map(({ id, title, condition }) => (
          <Checkbox key={id} checked={chosen.includes(id)} disabled={disabled} onChange={({ target }) => tick(id, target.checked)}>
            {title}
            <span className="weft-grant-rule">{condition}</span>
          </Checkbox>
        ))}
      </Space>
    </>
  )
}
