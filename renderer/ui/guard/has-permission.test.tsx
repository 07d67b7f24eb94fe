import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cellRenderer } from '../../../tests/helpers/cells'
import { testHost } from '../../../tests/helpers/client'
import { permissionCases } from '../../../tests/helpers/permission-cases'
import { HostProvider } from '../../source/host-context'
import { HasPermission, PermissionProvider, usePermission } from './has-permission'

describe.each(permissionCases)('when $name', ({ action, shown, disabled, auth, allAuth, formPermissions }) => {
  const brought = formPermissions && { formPermissions }

  function Control() {
    return (
      <button type="button" disabled={usePermission(formPermissions).isDisabled(action)}>
        手机
      </button>
    )
  }

  it.each([
    [
      'a screen',
      (children: JSX.Element) => (
        <HostProvider renderer={cellRenderer} host={testHost({ auth, allAuth })}>
          {children}
        </HostProvider>
      ),
    ],
    ['the application', (children: JSX.Element) => <PermissionProvider value={{ auth, allAuth }}>{children}</PermissionProvider>],
  ])(`in %s the element ${shown ? 'stays' : 'goes'} and the control is ${disabled ? 'disabled' : 'enabled'}`, (_place, within) => {
    render(
      within(
        <>
          <HasPermission action={action} {...brought}>
            新增
          </HasPermission>
          <Control />
        </>,
      ),
    )
    expect(screen.queryByText('新增') !== null).toBe(shown)
    expect((screen.getByRole('button', { name: '手机' }) as HTMLButtonElement).disabled).toBe(disabled)
  })
})

it('keeps an element without an action, and no other, where nothing is known of permissions', () => {
  render(
    <>
      <HasPermission action={undefined}>帮助</HasPermission>
      <HasPermission action="user:add">新增</HasPermission>
    </>,
  )
  expect([screen.queryByText('帮助') !== null, screen.queryByText('新增') !== null]).toEqual([true, false])
})

it('names the codes under a prefix that are ruled and not held', () => {
  function Codes() {
    return usePermission().excluded('user:').join()
  }
  const allAuth = ['user:add', 'user:sex'].map(action => ({ action, type: '1', status: '1' }))
  render(
    <PermissionProvider value={{ auth: [{ action: 'user:add', type: '1' }], allAuth }}>
      <Codes />
    </PermissionProvider>,
  )
  expect(screen.queryByText('sex')).not.toBeNull()
})
