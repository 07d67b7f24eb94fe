import type { Module } from '../plugins/module'
import { account } from './account'
import { announcement } from './announcement'
import { auth } from './auth'
import { category } from './category'
import { checkRule } from './check-rule'
import { cron } from './cron'
import { depart } from './depart'
import { dict } from './dict'
import { duplicate } from './duplicate'
import { example } from './example'
import { file } from './file'
import { permission } from './permission'
import { role } from './role'
import { savedQuery } from './saved-query'
import { session } from './session'
import { sms } from './sms'
import { socket } from './socket'
import { tenant } from './tenant'
import { third } from './third'
import { totp } from './totp'
import { user } from './user'

/** Every module of the server; the order does not matter. */
export const modules: readonly Module[] = [
  announcement,
  auth,
  session,
  user,
  role,
  permission,
  depart,
  dict,
  category,
  duplicate,
  checkRule,
  cron,
  example,
  file,
  account,
  sms,
  third,
  totp,
  tenant,
  socket,
  savedQuery,
]
