import { Empty, Input, Segmented, Tree } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useHost } from '../../source/host-context'
import { errorText, Failure } from '../../ui/failure/failure'
import { Waiting } from '../../ui/loading/waiting'
import { texts as shared } from '../../ui/texts'
import { found, MODES, type Mode, readSubjects, type Subject } from './model'
import { texts } from './texts'

const CALLS: { readonly [mode in Mode]: { readonly path: string; readonly query?: { readonly pageSize: number } } } = {
  role: { path: '/sys/role/queryall' },
  depart: { path: '/sys/sysDepart/queryTreeList' },
  user: { path: '/sys/user/list', query: { pageSize: 50 } },
}

/** Users are many: the server looks for them once the typing rests. */
const REST = 400

function useSubjects(mode: Mode, word: string) {
  const { client } = useHost()
  const [read, setRead] = useState<{ readonly mode: Mode; readonly subjects: readonly Subject[] }>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const asked = mode === 'user' ? word.trim() : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const { path, query } = CALLS[mode]
    const ask = () =>
      client.request({ method: 'GET', path, query: { ...query, ...(asked && { realname: `*${asked}*` }) }, signal }).then(
        answer => {
          if (signal.aborted) return
          setError(undefined)
          setRead({ mode, subjects: readSubjects(mode, answer) })
        },
        failure => signal.aborted || setError(failure),
      )
    const timer = setTimeout(ask, asked === '' ? 0 : REST)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, mode, asked, tries])
  const subjects = useMemo(() => (read?.mode === mode ? found(read.subjects, mode === 'user' ? '' : word) : undefined), [read, mode, word])
  return { subjects, error, retry: () => setTries(count => count + 1) }
}

interface Node {
  readonly key: string
  readonly title: string
  readonly subject: Subject
  readonly children: Node[]
}

const nodes = (subjects: readonly Subject[]): Node[] =>
  subjects.map(subject => ({ key: subject.id, title: subject.name, subject, children: nodes(subject.children ?? []) }))

/** Who can be granted: roles, departments as a tree, users. */
export function Subjects(props: { readonly chosen: Subject | undefined; readonly onChoose: (subject: Subject | undefined) => void }) {
  const { chosen, onChoose } = props
  const [mode, setMode] = useState<Mode>('role')
  const [word, setWord] = useState('')
  const { subjects, error, retry } = useSubjects(mode, word)
  const change = (next: Mode) => {
    setMode(next)
    setWord('')
    onChoose(undefined)
  }
  return (
    <section className="weft-form-rights-subjects" aria-label={texts.subjects}>
      <Segmented block options={MODES.map(value => ({ value, label: texts.modes[value] }))} value={mode} onChange={change} />
      <Input.Search
        allowClear
        value={word}
        placeholder={texts.search}
        aria-label={texts.search}
        onChange={event => setWord(event.target.value)}
      />
      {error !== undefined ? (
        <Failure title={shared.loadFailed} onRetry={retry}>
          {errorText(error)}
        </Failure>
      ) : subjects === undefined ? (
        <Waiting />
      ) : subjects.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
      ) : (
        <Tree<Node>
          key={`${mode} ${word}`}
          blockNode
          defaultExpandAll
          aria-label={texts.modes[mode]}
          treeData={nodes(subjects)}
          selectedKeys={chosen ? [chosen.id] : []}
          onSelect={(_, { node }) => onChoose(node.subject)}
        />
      )}
    </section>
  )
}
