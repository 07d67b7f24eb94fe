import { Select } from 'antd'
import { useCallback, useState } from 'react'
import type { Client } from '../../../../../renderer/contract'
import { useCall } from '../../../use-call'
import { findDictionaries } from '../../calls'
import type { InputProps } from './types'

const PAUSE = 250

/** A dictionary, found by a part of its name. */
export function DictionaryInput({ title, value = '', onChange, disabled }: InputProps<string>) {
  const [sought, setSought] = useState('')
  const ask = useCallback((client: Client, signal: AbortSignal) => findDictionaries(client, sought.trim(), signal), [sought])
  const { found = [], loading } = useCall(ask, PAUSE)
  const known = value !== '' && !found.some(one => one.value === value) ? [{ value, label: value }] : []
  return (
    <Select
      showSearch
      allowClear
      aria-label={title}
      value={value === '' ? null : value}
      options={[...known, ...found.map(one => ({ value: one.value, label: one.text }))]}
      filterOption={false}
      loading={loading}
      disabled={disabled}
      style={{ width: '100%' }}
      onSearch={setSought}
      onChange={(code: string | undefined) => onChange(code)}
    />
  )
}
