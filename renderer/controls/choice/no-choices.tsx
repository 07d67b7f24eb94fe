import { Spin } from 'antd'
import { dictionariesOf, useDictionaryState } from '../../dictionary'
import { useHost } from '../../source/host-context'
import { LoadFailed } from '../base/load-failed'
import { texts } from '../base/texts'

/** Why there is nothing to choose: the dictionary is on its way, could not be read, or has nothing. */
export function NoChoices({ dict }: { readonly dict: string | undefined }) {
  const store = dictionariesOf(useHost())
  const { state } = useDictionaryState(dict)
  if (dict !== undefined && state === 'failed') return <LoadFailed onRetry={() => store.invalidate(dict)} />
  if (state === 'loading')
    return (
      <span role="status">
        <Spin size="small" /> {texts.loading}
      </span>
    )
  return <span role="status">{texts.noData}</span>
}
