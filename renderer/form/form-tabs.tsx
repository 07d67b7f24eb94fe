import { ExclamationCircleFilled } from '@ant-design/icons'
import { observer, RecursionField, useFieldSchema } from '@formily/react'
import { Tabs, theme } from 'antd'
import { useFormSpace, useLayoutNode } from './form-space'
import { sectionInvalid } from './sections'
import { texts } from './texts'

/** Parts of a form behind tabs. All are drawn, so that their items have values and are judged; one is shown. */
export const FormTabs = observer(function FormTabs({ node }: { readonly node: string }) {
  const { session } = useFormSpace()
  const { items } = useLayoutNode(node, 'tabs')
  const sections = useFieldSchema().mapProperties((schema, name) => <RecursionField key={name} schema={schema} name={name} />)
  const shown = session.shown[node] ?? 0
  return (
    <Tabs
      className="weft-wide"
      activeKey={String(shown)}
      onChange={key => {
        session.shown[node] = Number(key)
      }}
      items={items.map((item, index) => ({
        key: String(index),
        label: <TabLabel title={item.title} invalid={sectionInvalid(session, node, index)} />,
        children: sections[index],
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
