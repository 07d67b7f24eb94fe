import { Alert, Button } from 'antd'
import { texts } from './texts'
import type { ListController } from './use-list-controller'

/** How many rows are selected, also on other pages. */
export function SelectionBar({ controller }: { readonly controller: ListController }) {
  const count = controller.state.selected.length
  if (controller.props.screen.list.selection === 'none' || count === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      message={texts.selectedCount(count)}
      action={
        <Button size="small" type="link" autoInsertSpace={false} onClick={controller.view.clearSelection}>
          {texts.clear}
        </Button>
      }
    />
  )
}
