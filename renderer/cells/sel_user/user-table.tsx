import { Alert, Button, Input, Space, Table } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import type { Host } from '../../model/host'
import { texts as shared } from '../shared/texts'
import { useLoaded } from '../shared/use-loaded'
import { texts } from './texts'
import { loadUsers, type User, type UserKey, type UserPage } from './users'

export interface UserTableProps {
  readonly multiple: boolean
  readonly store: UserKey
  readonly chosen: readonly string[]
  /** What is stored of all who are chosen, and the users of the page that is shown. */
  readonly onChoose: (accounts: readonly string[], known: readonly User[]) => void
  readonly department?: string
}

const pageSizes = [10, 20, 30]
interface Query {
  readonly account: string
  readonly page: number
  readonly pageSize: number
  /** Of which department the page is. */
  readonly department: string | undefined
}

const first = { account: '', page: 1, pageSize: 10 }
const empty: UserPage = { users: [], total: 0 }
const columns = (['username', 'realname', 'sex', 'phone', 'departments'] as const).map(name => ({
  dataIndex: name,
  key: name,
  title: texts.columns[name],
  ellipsis: true,
}))

export function UserTable({ multiple, store, chosen, onChoose, department }: UserTableProps) {
  const [query, setQuery] = useState<Query>({ ...first, department })
  // Another department begins with its first page.
  const page = query.department === department ? query.page : 1
  const { account, pageSize } = query
  const load = useCallback(
    (host: Host, signal: AbortSignal) =>
      loadUsers(host, { account, page, pageSize, store, ...(department === undefined ? {} : { department }) }, signal),
    [account, page, pageSize, store, department],
  )
  const ask = (part: Partial<Query>) => setQuery({ account, page: 1, pageSize, department, ...part })
  const { loaded, retry } = useLoaded(load)
  const [shown, setShown] = useState(empty)
  useEffect(() => {
    if (loaded.state === 'ready') setShown(loaded.value)
  }, [loaded])
  const onPage = new Set(shown.users.map(user => user.key))
  const choose = (keys: readonly unknown[]) => {
    const elsewhere = multiple ? chosen.filter(account => !onPage.has(account)) : []
    const here = keys.map(String).filter(account => onPage.has(account))
    // Those chosen before keep their order, new ones come behind them.
    const kept = chosen.filter(account => elsewhere.includes(account) || here.includes(account))
    onChoose([...kept, ...here.filter(account => !kept.includes(account))], shown.users)
  }
  const toggle = (user: User) => {
    const on = chosen.includes(user.key)
    choose(on ? [...onPage].filter(each => chosen.includes(each) && each !== user.key) : [...chosen, user.key])
  }
  return (
    <>
      <AccountSearch onSearch={wanted => ask({ account: wanted })} />
      {loaded.state === 'failed' && (
        <Alert
          type="error"
          message={shared.failedToLoad}
          description={loaded.message}
          action={<Button onClick={retry}>{shared.retry}</Button>}
        />
      )}
      <Table<User>
        size="small"
        rowKey="key"
        columns={columns}
        dataSource={shown.users}
        loading={loaded.state === 'loading'}
        rowSelection={{
          type: multiple ? 'checkbox' : 'radio',
          selectedRowKeys: [...chosen],
          onChange: choose,
          preserveSelectedRowKeys: true,
        }}
        onRow={user => ({ onClick: () => toggle(user) })}
        pagination={{
          current: page,
          pageSize,
          pageSizeOptions: pageSizes,
          showSizeChanger: true,
          total: shown.total,
          showTotal: (total, [from, to]) => shared.range(from, to, total),
          onChange: (next, size) => ask({ page: size === pageSize ? next : 1, pageSize: size }),
        }}
      />
    </>
  )
}

/** No `<form>`: a submit of it would reach the form around the picker, which stands in the same React tree. */
function AccountSearch({ onSearch }: { readonly onSearch: (account: string) => void }) {
  const [account, setAccount] = useState('')
  const reset = () => {
    setAccount('')
    onSearch('')
  }
  return (
    <Space style={{ marginBottom: 12 }}>
      <span aria-hidden>{texts.account}</span>
      <Input
        allowClear
        aria-label={texts.account}
        placeholder={texts.accountHint}
        value={account}
        onChange={event => setAccount(event.target.value)}
        onPressEnter={() => onSearch(account)}
      />
      <Button type="primary" onClick={() => onSearch(account)}>
        {shared.search}
      </Button>
      <Button onClick={reset}>{shared.reset}</Button>
    </Space>
  )
}
