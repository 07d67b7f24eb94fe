import { Button, Empty, Input, Select, Space, Switch, Tree } from 'antd'
import { type MouseEvent, useMemo, useState } from 'react'
import type { WidgetProps } from '../../model/widget'
import { useHost } from '../../source/host-context'
import { errorText, Failure } from '../../ui/failure/failure'
import { useCloseGuard, useMayClose } from '../../ui/guard/close-guard'
import { busySign } from '../../ui/loading/busy-sign'
import { Waiting } from '../../ui/loading/waiting'
import { texts } from '../../ui/texts'
import { allKeys, changesOf, type GrantNode, keysToLevel, levelsOf, matchingNodes, shownKeys, toggled } from './grant-keys'
import './grant-tree.css'
import type { GrantTreeSettings } from './definition'
import { changedChoices, choiceChanges } from './rule-choice'
import { RulesDialog } from './rules-dialog'
import { type GrantData, treeData } from './tree-data'
import { type Grants, useGrants } from './use-grants'

/** Menus and buttons that a user is granted, as a tree of boxes. */
export function GrantTree({ settings, values, onClose }: WidgetProps<GrantTreeSettings>) {
  const subject = String(values[settings.subject] ?? '')
  if (subject === '') return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.grantNobody} />
  const frame = settings.within ? String(values[settings.within] ?? '') : undefined
  return <Editor key={subject} settings={settings} subject={subject} frame={frame} onClose={onClose} />
}

interface EditorProps {
  readonly settings: GrantTreeSettings
  readonly subject: string
  readonly frame: string | undefined
  readonly onClose: (() => void) | undefined
}

function Editor({ settings, subject, frame, onClose }: EditorProps) {
  const { notify } = useHost()
  const grants = useGrants(
    settings,
    subject,
    frame,
    async sentences =>
      sentences.length === 0 ||
      notify.confirm({ title: texts.grantEffect, content: <Effect sentences={sentences} />, okText: texts.grantSave }),
  )
  const guard = useMemo(
    () => (grants.dirty ? () => notify.confirm({ title: texts.confirmTitle, content: texts.leaveUnsaved, danger: true }) : undefined),
    [grants.dirty, notify],
  )
  useCloseGuard(guard)
  const mayClose = useMayClose()
  if (grants.state === 'loading') return <Waiting />
  if (grants.state === 'failed') {
    return (
      <Failure title={texts.loadFailed} onRetry={grants.retry}>
        {errorText(grants.error)}
      </Failure>
    )
  }
  const save = async () => {
    if (await grants.save()) onClose?.()
  }
  const cancel = async () => {
    if (await mayClose()) onClose?.()
  }
  return (
    <>
      <Boxes grants={grants} ruled={Boolean(settings.rules)} />
      <div className="weft-grant-footer">
        <Changes grants={grants} />
        {onClose !== undefined && (
          <Button autoInsertSpace={false} onClick={() => void cancel()}>
            {texts.cancel}
          </Button>
        )}
        <Button type="primary" loading={busySign(grants.saving)} disabled={!grants.dirty} autoInsertSpace={false} onClick={save}>
          {texts.grantSave}
        </Button>
      </div>
    </>
  )
}

function Effect({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="weft-grant-effect">
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

interface BoxesProps {
  readonly grants: Grants
  /** Whether grants carry rules for rows. */
  readonly ruled: boolean
}

function Boxes({ grants, ruled }: BoxesProps) {
  const { nodes, granted, change } = grants
  const every = useMemo(() => allKeys(nodes), [nodes])
  const [search, setSearch] = useState('')
  const found = useMemo(() => matchingNodes(nodes, search), [nodes, search])
  const [asked, setAsked] = useState<GrantNode>()
  const levels = Array.from({ length: levelsOf(nodes) }, (_, index) => ({ value: index + 1, label: texts.grantLevel(index + 1) }))
  const [linked, setLinked] = useState(true)
  const [expanded, setExpanded] = useState<readonly string[]>(() => nodes.map(node => node.key))
  const shown = shownKeys(nodes, granted, linked)
  const onTick = (key: string, checked: boolean) => change(toggled(nodes, granted, { key, checked, linked }))
  const behind = (node: GrantNode) =>
    ruled && node.ruled && <Rules node={node} chosen={grants.choices.get(node.key)?.chosen.length} onAsk={setAsked} />
  if (nodes.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.empty} />
  return (
    <>
      <Space wrap>
        <Input.Search
          size="small"
          allowClear
          value={search}
          onChange={event => setSearch(event.target.value)}
          placeholder={texts.grantSearch}
          aria-label={texts.grantSearch}
        />
        <Select<number>
          size="small"
          value={0}
          aria-label={texts.grantToLevel}
          options={[{ value: 0, label: texts.grantToLevel, disabled: true }, ...levels]}
          onChange={level => change(new Set([...without(granted, every), ...keysToLevel(nodes, level)]))}
        />
        <Command text={texts.grantCheckAll} onPress={() => change(new Set([...granted, ...every]))} />
        <Command text={texts.grantUncheckAll} onPress={() => change(without(granted, every))} />
        <Command text={texts.grantExpandAll} onPress={() => setExpanded(every)} />
        <Command text={texts.grantCollapseAll} onPress={() => setExpanded([])} />
        <Switch
          checked={linked}
          onChange={setLinked}
          aria-label={texts.grantLinked}
          checkedChildren={texts.grantLinked}
          unCheckedChildren={texts.grantLinked}
        />
        <span role="status">{texts.grantCount(every.filter(key => granted.has(key)).length, every.length)}</span>
      </Space>
      <Tree<GrantData>
        className="weft-grant-tree"
        aria-label={texts.grantTree}
        checkable
        checkStrictly
        selectable={false}
        treeData={treeData(found, { granted, onTick, behind })}
        titleRender={({ title, grant }) => (
          <>
            {title}
            {grant && behind(grant)}
          </>
        )}
        checkedKeys={shown}
        expandedKeys={search.trim() === '' ? [...expanded] : allKeys(found)}
        onExpand={keys => setExpanded(keys.map(String))}
        onCheck={(_, { node }) => {
          const key = String(node.key)
          onTick(key, !shown.checked.includes(key))
        }}
      />
      {asked && <RulesDialog node={asked} grants={grants} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface RulesProps {
  readonly node: GrantNode
  /** How many of the rules are chosen; undefined before they were read. */
  readonly chosen: number | undefined
  readonly onAsk: (node: GrantNode) => void
}

/** Opens the rules for the rows of a menu entry. */
function Rules({ node, chosen, onAsk }: RulesProps) {
  const ask = (event: MouseEvent) => {
    // A click on the line of a node ticks it.
    event.stopPropagation()
    onAsk(node)
  }
  return (
    <Button type="link" size="small" autoInsertSpace={false} aria-label={texts.grantRulesOf(node.title)} onClick={ask}>
      {chosen ? texts.grantRulesChosen(chosen) : texts.grantRules}
    </Button>
  )
}

/** What saving would change, before it is saved. */
function Changes({ grants: { nodes, before, granted, choices } }: { readonly grants: Grants }) {
  const { added, removed } = useMemo(() => {
    const [grants, rules] = [changesOf(nodes, before, granted), choiceChanges(nodes, changedChoices(choices, granted))]
    return { added: [...grants.added, ...rules.added], removed: [...grants.removed, ...rules.removed] }
  }, [nodes, before, granted, choices])
  if (added.length + removed.length === 0) return null
  return (
    <details className="weft-grant-changes">
      <summary>{texts.grantChanges(added.length, removed.length)}</summary>
      <ul>
        {added.map(way => (
          <li key={way}>+ {way}</li>
        ))}
        {removed.map(way => (
          <li key={way}>− {way}</li>
        ))}
      </ul>
    </details>
  )
}

function Command({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <Button size="small" autoInsertSpace={false} onClick={onPress}>
      {text}
    </Button>
  )
}

/** Keys that the tree does not show stay granted. */
function without(granted: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const gone = new Set(keys)
  return new Set([...granted].filter(key => !gone.has(key)))
}
