import { language, takeCatalogue } from '../../renderer/contract'

let loading: Promise<void> | undefined

/**
 * Has the texts that are data translated for those who read English: awaited before the first of them is read. Without the
 * catalogue, such as while the server is away, they stay Chinese and the next call asks again.
 */
export function loadCatalogue(): Promise<void> {
  if (language() === 'zh') return Promise.resolve()
  loading ??= import('../../schemas/languages/en.json').then(
    ({ default: catalogue }) => takeCatalogue(catalogue),
    error => {
      loading = undefined
      console.warn('The catalogue of texts could not be loaded.', error)
    },
  )
  return loading
}
