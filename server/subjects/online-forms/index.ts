import { defineModule } from '../../http/module'
import { controlHandlers } from './access/controls'
import { grantHandlers } from './access/grants'
import { ruleHandlers } from './access/rules'
import { buttonHandlers } from './admin/buttons'
import { enhanceHandlers } from './admin/enhance'
import { headHandlers } from './admin/head'
import { binHandlers } from './bin'
import { codeHandlers } from './code'
import { addSamples } from './demo/repository'
import { importHandlers } from './import'
import { runHandlers } from './run'
import { declareFormFiles, declareFormRecords, declareFormSources } from './run/sources'
import { refitIndexes } from './storage/repository'

export { callersList, type FormSight, formPagesOf, formSight, inForce } from './run/sight'

/** Online forms: entities that a user makes at run time, and their administration. */
export const onlineForm = defineModule({
  name: 'online-form',
  rows: 'reader',
  outgoing: 'none',
  declare: catalog => {
    declareFormSources(catalog)
    declareFormFiles(catalog)
    declareFormRecords(catalog)
  },
  handlers: {
    ...headHandlers,
    ...binHandlers,
    ...buttonHandlers,
    ...enhanceHandlers,
    ...controlHandlers,
    ...ruleHandlers,
    ...grantHandlers,
    ...importHandlers,
    ...codeHandlers,
    ...runHandlers,
  },
  prepare: async owner => {
    await owner.asForms(forms => forms.transaction().execute(refitIndexes))
    if (owner.demo) await addSamples(owner)
  },
})
