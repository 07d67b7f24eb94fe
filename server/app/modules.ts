import type { Module } from '../http/module'
import { socket } from '../sockets'
import { addressBook } from '../subjects/address-book'
import { announcement } from '../subjects/announcements'
import { category } from '../subjects/categories'
import { checkRule } from '../subjects/check-rules'
import { comment } from '../subjects/comments'
import { cron } from '../subjects/cron'
import { dataRule } from '../subjects/data-rules'
import { dataSource } from '../subjects/data-sources'
import { departRole } from '../subjects/department-roles'
import { depart } from '../subjects/departments'
import { dict } from '../subjects/dictionaries'
import { documentReader, documentRecords, documentVersions } from '../subjects/documents'
import { duplicate } from '../subjects/duplicates'
import { example } from '../subjects/example'
import { file } from '../subjects/files'
import { fillRule } from '../subjects/fill-rules'
import { formDraft } from '../subjects/form-drafts'
import { identity } from '../subjects/identity'
import { job } from '../subjects/jobs'
import { log } from '../subjects/log'
import { permission } from '../subjects/menus'
import { messageChannel } from '../subjects/messages'
import { onlineUser } from '../subjects/online-users'
import { user } from '../subjects/people'
import { roleHome } from '../subjects/role-homes'
import { role } from '../subjects/roles'
import { savedQuery } from '../subjects/saved-queries'
import { setting } from '../subjects/settings'
import { tableLimits } from '../subjects/table-limits'
import { tenant } from '../subjects/tenants'
import { website } from '../subjects/website'

/** Every module of the server; the order does not matter. */
export const modules: readonly Module[] = [
  ...identity,
  announcement,
  user,
  addressBook,
  role,
  roleHome,
  permission,
  depart,
  departRole,
  dataRule,
  dict,
  category,
  documentReader,
  duplicate,
  documentRecords,
  documentVersions,
  checkRule,
  fillRule,
  comment,
  cron,
  job,
  log,
  messageChannel,
  onlineUser,
  dataSource,
  setting,
  example,
  file,
  tenant,
  socket,
  savedQuery,
  formDraft,
  tableLimits,
  website,
]
