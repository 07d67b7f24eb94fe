import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { useHost } from '../../../../../renderer/index'
import { type ChosenSheet, findSheets } from '../../calls'
import { texts } from '../texts'

const PAUSE = 250

interface SheetChoiceProps {
  readonly title: string
  readonly value: string
  /** Its name, where it is known. */
  readonly name?: string | undefined
  readonly disabled?: boolean
  readonly onChange: (id: string, name: string) => void
}

/** A sheet, found by a part of its name. */
export function SheetChoice({ title, value, name, disabled = false, onChange }: SheetChoiceProps) {
  const { client } = useHost()
  const [sought, setSought] = useState('')
  const [found, setFound] = useState<readonly ChosenSheet[]>([])
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    setLoading(true)
    const timer = setTimeout(() => {
      findSheets(client, sought.trim(), abort.signal)
        .then(setFound)
        .catch(() => abort.signal.aborted || setFound([]))
        .finally(() => abort.signal.aborted || setLoading(false))
    }, PAUSE)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [client, sought])
  const options = found.map(sheet => ({ value: sheet.id, label: sheet.name }))
  const known = value !== '' && !options.some(option => option.value === value) ? [{ value, label: name ?? value }] : []
  return (
    <Select
      showSearch
      aria-label={title}
      placeholder={texts.findSheet}
      value={value === '' ? null : value}
      options={[...known, ...options]}
      filterOption={false}
      loading={loading}
      notFoundContent={loading ? null : texts.noSheet}
      disabled={disabled}
      style={{ width: '100%' }}
      onSearch={setSought}
      onChange={(id: string, option) => onChange(id, String((option as { label?: unknown }).label ?? ''))}
    />
  )
}
