import { withoutOuterBlanks } from '../../../renderer/core'
import { answer } from '../../http/answers'
import { type Call, type CallOf, defineModule } from '../../http/module'
import { fail } from '../../util/errors'
import { seal } from '../../util/sealed'
import type { Setting } from './define'
import { internalAddresses } from './internal-addresses'
import { logo } from './logo'
import * as stored from './repository'
import { valueFault } from './settings'
import { declaredRows, schemaOf } from './shown'
import { systemName } from './system-name'
import { texts } from './texts'

export { defineSetting } from './define'
export { followSettings } from './follow'
export { internalPlaces } from './internal-addresses'
export { chosenLogo } from './logo'
export { Settings } from './settings'
export { chosenName, nameOfSystem } from './system-name'

declare module '../../http/module' {
  interface SubjectServices {
    /** Seals the settings that are never shown, each for its code. */
    readonly settingKey: Buffer
  }
}

const refuse = (message: string): never => fail(message, 500, [{ field: 'given', message }])

/** What is kept of a value, or of its default: texts that are never shown are sealed, of the others their outer blanks go. */
function keptOf(key: Buffer, setting: Setting, given: unknown) {
  const value = typeof given === 'string' && !setting.secret ? withoutOuterBlanks(given) : given
  if (value === undefined || value === null || (value === '' && setting.default !== '' && setting.least === 0)) return refuse(texts.missing)
  const fault = valueFault(setting, value)
  if (fault !== undefined) refuse(fault)
  return setting.secret ? { value: null, sealed: seal(key, setting.code, String(value)) } : { value, sealed: null }
}

const NOTHING = { value: null, sealed: null }

const find = async ({ catalog }: Call, trx: stored.Trx, id: string) =>
  (await stored.findSetting(trx, declaredRows(catalog.settings), id)) ?? fail(texts.notFound)

/** A setting as it is shown, and its declaration; refused where the environment fixes it. */
async function changeable(call: Call, trx: stored.Trx, id: string) {
  const row = await find(call, trx, id)
  const declared = call.catalog.settings.of(row.code) ?? fail(texts.notFound)
  if (row.state === 'fixed') fail(texts.fixed(row.fixedBy ?? ''))
  return { row, declared }
}

async function edit(call: CallOf<'sysSettingEdit'>) {
  const { id, version, given } = call.body
  await call.withTenant(async trx => {
    const { row, declared } = await changeable(call, trx, id)
    await stored.keepValue(trx, row, version, keptOf(call.settingKey, declared, given.value))
  })
  await call.catalog.settings.refresh()
  return answer({ message: texts.saved })
}

async function reset(call: CallOf<'sysSettingReset'>) {
  await call.withTenant(async trx => {
    const { row } = await changeable(call, trx, call.body.id)
    if (!row.changed) fail(texts.isDefault)
    await stored.keepValue(trx, row, undefined, NOTHING)
  })
  await call.catalog.settings.refresh()
  return answer({ message: texts.reset })
}

/** Settings of the installation, for administrators of the system. */
export const setting = defineModule({
  name: 'setting',
  rows: 'subject',
  outgoing: 'none',
  declare: ({ settings }) => settings.declare(systemName, logo, internalAddresses),
  prepare: (owner, { settings }) => stored.keepRows(owner, settings.all()),
  handlers: {
    sysSettingList: call => call.readTenant(trx => stored.settingPage(trx, declaredRows(call.catalog.settings), call.query)),
    sysSettingQueryById: call => call.readTenant(trx => find(call, trx, call.query.id)),
    sysSettingTypes: async call => call.catalog.settings.all().map(schemaOf),
    sysSettingEdit: edit,
    sysSettingReset: reset,
  },
})
