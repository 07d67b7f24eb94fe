import { fail } from '../../errors'
import { defineModule } from '../../plugins/module'
import { texts } from './texts'

export const sms = defineModule({
  name: 'sms',
  handlers: { sysSms: async () => fail(texts.notConfigured), sysPhoneLogin: async () => fail(texts.notConfigured) },
})
