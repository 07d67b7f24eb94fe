import { Tag } from 'antd'
import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { linkTo } from '../results/link-to'
import { readSets, type SetBrief } from './calls'
import { texts } from './texts'

/** What the user has had looked over before; nothing where there is none, and where it cannot be read. */
export function OwnSets() {
  const host = useHost()
  const { client } = host
  const [sets, setSets] = useState<readonly SetBrief[]>([])
  useEffect(() => {
    const abort = new AbortController()
    readSets(client, abort.signal).then(
      found => abort.signal.aborted || setSets(found),
      () => undefined,
    )
    return () => abort.abort()
  }, [client])
  if (sets.length === 0) return null
  return (
    <section className="weft-own-sets" aria-label={texts.own}>
      <h3>{texts.own}</h3>
      <ul>
        {sets.map(({ id, state, time, count, names }) => (
          <li key={id}>
            <a {...linkTo(`/unstructur/analysis?id=${id}`, host.navigate)}>{count === 0 ? texts.unseen : texts.ownName(names, count)}</a>
            <span>
              <Tag bordered={false}>{texts.ownState[state]}</Tag>
              <small>{time}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
