import { Button } from 'antd'
import { useState } from 'react'
import type { Json } from '../../model/json'
import { texts } from './texts'
import './json.css'

/** Levels that are open at first. */
const OPEN = 2
/** Entries of a branch that are drawn at once. */
const MOST = 100

/** A value of JSON as a tree: branches open and close by pointer and keyboard. On paper it is a text. */
export function JsonTree({ value, label }: { readonly value: Json; readonly label: string }) {
  return (
    <section className="weft-json" aria-label={label}>
      <div className="weft-json-tree">
        <Branch value={value} level={0} />
      </div>
      <pre className="weft-json-paper">{JSON.stringify(value, null, 2)}</pre>
    </section>
  )
}

interface BranchProps {
  readonly name?: string
  readonly value: Json
  readonly level: number
}

function Branch({ name, value, level }: BranchProps) {
  const [shown, setShown] = useState(MOST)
  if (typeof value !== 'object' || value === null) return <Leaf name={name} value={value} />
  const entries = Object.entries(value)
  const [before, behind] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return <Leaf name={name} value={value} />
  return (
    <details open={level < OPEN} className="weft-json-branch">
      <summary>
        {name !== undefined && <Name name={name} />}
        <span className="weft-json-note">
          {before} {texts.entries(entries.length)} {behind}
        </span>
      </summary>
      {entries.slice(0, shown).map(([key, child]) => (
        <Branch key={key} name={key} value={child} level={level + 1} />
      ))}
      {entries.length > shown && (
        <Button type="link" size="small" onClick={() => setShown(shown + MOST)}>
          {texts.more(entries.length - shown)}
        </Button>
      )}
    </details>
  )
}

function Leaf({ name, value }: { readonly name?: string | undefined; readonly value: Json }) {
  return (
    <div className="weft-json-leaf">
      {name !== undefined && <Name name={name} />}
      <span className={`is-${value === null ? 'null' : typeof value}`}>{JSON.stringify(value)}</span>
    </div>
  )
}

function Name({ name }: { readonly name: string }) {
  return <span className="weft-json-name">{name}: </span>
}
