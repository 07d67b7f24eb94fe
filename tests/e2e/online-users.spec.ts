import { chooseForSelf } from './support/access'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addUser } from './support/newcomers'
import { agree, button, dialog, List, message, openByMenu } from './support/pages'
import { signIn } from './support/sign-in'

const PASSWORD = 'Person-e2e-2026'

test('a session is ended from afar, and an account that was tried in vain is let in again', { tag: '@whole' }, async ({ admin, open }) => {
  const username = unique('p')
  await addUser(admin, { username, password: PASSWORD })
  const other = await open(null)
  await signIn(other, { username, password: PASSWORD })

  await admin.goto('/')
  const online = await openByMenu(admin, '系统管理', '在线用户')
  await online.search('用户账号', username)
  const row = online.row(username).first()
  await expect(row).toContainText('活跃')
  await expect(row).toContainText(/Chrome \d+/)
  await online.act(row, '全部下线')
  await agree(admin, `确定下线 ${username} 的所有会话吗？您当前的会话除外`)
  await message(admin, '已全部下线')
  await expect(online.row(username)).toHaveCount(0)
  await button(other.getByRole('dialog', { name: '登录已过期' }), '重新登录').click()
  await expect(other).toHaveURL(/\/user\/login/)

  for (const password of ['wrong1', 'wrong2', 'wrong3', 'wrong4'])
    await other.context().request.post('/jeecg-boot/sys/login', { data: { username, password } })
  await online.tool('登录失败的账号')
  const failed = new List(dialog(admin))
  await failed.search('用户账号', username)
  await failed.act(failed.row(username), '解除限制')
  await agree(admin, `解除后 ${username} 可以立即重新登录，失败次数清零。确定解除吗？`)
  await message(admin, '已解除登录限制')
  await expect(failed.row(username)).toHaveCount(0)
  await signIn(other, { username, password: PASSWORD })
})

test('a user sees where the account is signed in and ends another session', { tag: '@whole' }, async ({ admin, open }) => {
  const person = { username: unique('p'), password: PASSWORD }
  await addUser(admin, person)
  const [here, there] = [await open(null), await open(null)]
  await signIn(here, person)
  await signIn(there, person)
  await chooseForSelf(here, '登录设备')
  const devices = here.getByRole('dialog', { name: '登录设备' })
  await expect(devices.getByText('当前设备')).toHaveCount(1)
  await button(devices, '下线其他设备').click()
  await button(here.getByRole('dialog', { name: /^确定下线其他 \d+ 个设备吗？/ }), '下线').click()
  await expect(button(devices, '下线其他设备')).toHaveCount(0)
  await expect(there.getByRole('dialog', { name: '登录已过期' })).toBeVisible()
})
