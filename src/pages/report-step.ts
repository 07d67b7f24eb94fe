import type { StepType } from '../../renderer/index'
import { texts } from './texts'

/** `{ "step": "report", "settings": { "id": "{{ id }}" } }` opens the list of an online report. */
export const reportStep: StepType = {
  step: 'report',
  title: texts.reportStep,
  run(settings, { host }) {
    const { id } = (settings ?? {}) as { readonly id?: unknown }
    host.navigate(`/online/cgreport/${encodeURIComponent(String(id ?? ''))}`)
  },
}
