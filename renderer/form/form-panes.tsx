import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { observer } from '@formily/reactive-react'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useNarrow } from '../hooks/media-query'
import { Split } from '../ui/split/split'
import { FormSection } from './form-group'
import { useFormSpace } from './form-space'
import type { SectionsProps } from './form-tabs'
import { type NumberedSection, sectionInvalid, shownSections } from './sections'
import { texts } from './texts'

/** Per cent of the first part, and pixels of both together at least. */
const [FIRST, LEAST] = [26, 420]

/** Two parts of a form side by side; the first folds, and unfolds when something in it is refused. On a phone they follow each other. */
export const FormPanes = observer(function FormPanes({ node, draw }: SectionsProps) {
  const { session } = useFormSpace()
  const narrow = useNarrow()
  const [folded, setFolded] = useState(false)
  const invalid = sectionInvalid(session, node.id, 0)
  useEffect(() => {
    if (invalid) setFolded(false)
  }, [invalid])
  const sections = shownSections(session, node)
  const part = ({ title, children, index }: NumberedSection) => (
    <section key={index} className="weft-form-pane" aria-label={title} hidden={folded && index === 0}>
      <FormSection>{draw(children)}</FormSection>
    </section>
  )
  const [first, second] = sections
  if (first === undefined) return null
  if (narrow || second === undefined) return <div className="weft-wide">{sections.map(part)}</div>
  const fold = (
    <Button
      type="text"
      size="small"
      className="weft-form-fold"
      aria-expanded={!folded}
      icon={folded ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
      onClick={() => setFolded(!folded)}
    >
      {folded ? texts.unfold(first.title) : texts.fold(first.title)}
    </Button>
  )
  const name = `${session.parts.screen.id}:form`
  return (
    <div className={folded ? 'weft-wide weft-panes is-folded' : 'weft-wide weft-panes'}>
      {fold}
      <Split name={name} direction="row" label={texts.splitBar} initial={FIRST} least={LEAST} first={part(first)} second={part(second)} />
    </div>
  )
})
