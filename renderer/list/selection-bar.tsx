import { Alert, Button } from 'antd'
import { texts } from './texts'
import type { Desk } from './use-desk'

/** How many rows are selected, also on other pages. */
export function SelectionBar({ desk }: { readonly desk: Desk }) {
  const count = desk.state.selected.length
  if (desk.props.screen.list.selection === 'none' || count === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      message={texts.selectedCount(count)}
      action={
        <Button size="small" type="link" autoInsertSpace={false} onClick={desk.view.clearSelection}>
          {texts.clear}
        </Button>
      }
    />
  )
}
