import { Tag } from 'antd'
import type { CellViewerProps } from '../../model/cell-type'
import { defined } from '../../model/defined'
import type { TagsSettings } from './definition'
import { tagsOf } from './tag-text'

export function Viewer({ value, settings }: CellViewerProps<string, TagsSettings>) {
  const tags = tagsOf(value ?? '')
  // The same tag may stand there twice: what leads up to it does not.
  const keyed = tags.map((tag, index) => ({ tag, key: tags.slice(0, index + 1).join(';') }))
  return keyed.map(({ tag, key }) => {
    const color = settings.setTagColor?.[tag]
    return (
      <Tag key={key} {...defined({ color })}>
        {tag}
      </Tag>
    )
  })
}
