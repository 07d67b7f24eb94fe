import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { type ReactNode, useId } from 'react'
import { renderText } from '../expression'
import { useNarrow } from '../hooks/media-query'
import type { Row } from '../model/source'
import { recordScope } from '../source'
import { CellView } from '../ui/cell/cell-view'
import { useFocusReturn } from '../ui/focus/use-focus-return'
import { Split } from '../ui/split/split'
import { ScreensBeside } from './sub-screens'
import { texts } from './texts'
import type { ListController } from './use-list-controller'
import '../ui/text/fading.css'

/** Per cent of the list, and pixels of both together at least. */
const [LIST_SHARE, LEAST] = [38, 480]

export interface BesideProps {
  readonly controller: ListController
  /** The row whose detail is shown. */
  readonly row: Row | undefined
  /** On a phone: whether the detail has taken the place of the list. */
  readonly opened: boolean
  readonly onBack: () => void
  readonly children: ReactNode
}

/** A list with the detail of its current row beside it; on a phone the detail follows as a page. */
export function Beside(props: BesideProps) {
  const { controller, opened, children } = props
  const { screen, values } = controller.props
  const narrow = useNarrow()
  const title = renderText(screen.title, recordScope({ route: values, host: controller.host }))
  useFocusReturn(narrow && opened)
  const list = (
    <section className="weft-master" aria-label={title} hidden={narrow && opened}>
      {children}
    </section>
  )
  if (!narrow)
    return (
      <Split
        name={screen.id}
        direction="row"
        label={texts.splitBar}
        initial={LIST_SHARE}
        least={LEAST}
        first={list}
        second={<Detail {...props} />}
      />
    )
  return (
    <>
      {list}
      {opened && <Detail {...props} onBack={props.onBack} back />}
    </>
  )
}

function Detail({ controller, row, onBack, back = false }: BesideProps & { readonly back?: boolean }) {
  const id = useId()
  if (row === undefined)
    return (
      controller.state.phase === 'ready' && (
        <Empty className="weft-detail" image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.chooseBeside} />
      )
    )
  return (
    <section className="weft-detail" aria-labelledby={id}>
      <header className="weft-detail-head">
        {back && <Button type="text" autoFocus icon={<ArrowLeftOutlined aria-hidden />} aria-label={texts.back} onClick={onBack} />}
        <h2 id={id} className="weft-fading">
          <RowName controller={controller} row={row} />
        </h2>
      </header>
      <ScreensBeside key={controller.keyOf(row)} controller={controller} row={row} />
    </section>
  )
}

/** What a row is called: the text of its label in a tree, else of the title of its card, else of its first column. */
function RowName({ controller, row }: Pick<BesideProps, 'controller'> & { readonly row: Row }) {
  const { screen } = controller.props
  const { cards, columns } = screen.list
  const name = screen.kind === 'tree' ? screen.tree.label : ((cards === false ? undefined : cards?.title) ?? columns[0])
  const field = screen.fields.find(each => each.name === name)
  return field === undefined ? controller.keyOf(row) : <CellView field={field} row={row} view="list" />
}
