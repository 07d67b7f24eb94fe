import { ExclamationCircleFilled } from '@ant-design/icons'
import { observer } from '@formily/reactive-react'
import { Tabs, theme } from 'antd'
import type { ReactNode } from 'react'
import { FormSection } from './form-group'
import { useFormSpace } from './form-space'
import type { FormNode, SectionsNode } from './form-tree'
import { sectionInFront, sectionInvalid, shownSections } from './sections'
import { texts } from './texts'

export interface SectionsProps {
  readonly node: SectionsNode
  readonly draw: (nodes: readonly FormNode[]) => ReactNode
}

/** Parts of a form behind tabs. All are drawn, so that their items have values and are judged; one is shown. */
export const FormTabs = observer(function FormTabs({ node, draw }: SectionsProps) {
  const { session } = useFormSpace()
  const { id } = node
  const sections = shownSections(session, node)
  if (sections.length === 0) return null
  return (
    <Tabs
      className="weft-wide"
      activeKey={String(sectionInFront(session, node, sections))}
      onChange={key => {
        session.shown[id] = Number(key)
      }}
      items={sections.map(({ title, children, index }) => ({
        key: String(index),
        label: <TabLabel title={title} invalid={sectionInvalid(session, id, index)} />,
        children: <FormSection>{draw(children)}</FormSection>,
        forceRender: true,
      }))}
    />
  )
})

function TabLabel({ title, invalid }: { readonly title: string; readonly invalid: boolean }) {
  const { token } = theme.useToken()
  return (
    <span style={invalid ? { color: token.colorError } : {}}>
      {title} {invalid && <ExclamationCircleFilled aria-label={texts.sectionInvalid} />}
    </span>
  )
}
