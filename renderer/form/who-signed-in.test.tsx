import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { drawScreen } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'

plainStyles()

const form = {
  screen: 'form',
  title: '评级',
  source: '/demo',
  fields: {
    name: { title: '姓名', readonly: "!('lead' in user.roles)" },
    level: { title: '级别', required: "!('lecturer:approve' in user.rights)" },
  },
}

function drawFor(who: { readonly roles: readonly string[]; readonly rights: readonly string[] }) {
  const user = { ...testHost().user, ...who }
  const { client } = drawScreen({ screens: { 'a/b': form }, answers: { 'POST /demo/add': null }, host: { user } })
  const sent = () => client.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { sent, save: async () => userEvent.click(screen.getByRole('button', { name: '保存' })) }
}

const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

it('a field is read-only, or required, for who lacks the role or the right', async () => {
  const { sent, save } = drawFor({ roles: ['auditor'], rights: [] })
  expect((await input('姓名')).readOnly).toBe(true)
  await save()
  expect(await screen.findByText('级别不能为空!')).toBeTruthy()
  expect(sent()).toEqual([])
})

it('a field may be changed, or left empty, by who has the role or the right', async () => {
  const { sent, save } = drawFor({ roles: ['lead'], rights: ['lecturer:approve'] })
  await userEvent.type(await input('姓名'), '李老师')
  await save()
  await waitFor(() => expect(sent()).toEqual([{ name: '李老师', level: null }]))
})
