import { defineModule, type Module } from '../../plugins/module'
import { buttonHandlers } from './admin/buttons'
import { enhanceHandlers } from './admin/enhance'
import { headHandlers } from './admin/head'
import { addSamples } from './demo/repository'
import { runHandlers } from './run'
import { declareFormFiles, declareFormSources } from './run/sources'
import { refitIndexes } from './storage/repository'

/** Online forms: entities that a user makes at run time, and their administration. */
export const onlineForm = (): Module => {
  declareFormSources()
  declareFormFiles()
  return defineModule({
    name: 'online-form',
    handlers: { ...headHandlers, ...buttonHandlers, ...enhanceHandlers, ...runHandlers },
    prepare: async owner => {
      await owner.asForms(forms => forms.transaction().execute(refitIndexes))
      if (owner.demo) await addSamples(owner)
    },
  })
}
