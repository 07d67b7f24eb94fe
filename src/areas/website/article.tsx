import { PaperClipOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { SafeHtml, type WidgetProps } from '../../../renderer/index'
import type { Article } from './calls'
import { texts } from './texts'
import './website.css'

/** An article of a website as everybody reads it. */
export function WebsiteArticle({ data }: WidgetProps<unknown>) {
  if (data === undefined || data === null) return null
  const { title, columnTitle, publishTime, source, author, tags, summary, cover, body, files } = data as Article
  return (
    <article className="weft-article">
      <h2>{title}</h2>
      <p className="weft-article-about">
        <span>{columnTitle}</span>
        <time>{publishTime.slice(0, 16)}</time>
        {source !== null && <span>{texts.source(source)}</span>}
        {author !== null && <span>{texts.author(author)}</span>}
        {tags.map(tag => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      {summary !== null && <p className="weft-article-summary">{summary}</p>}
      {cover !== null && <img className="weft-article-cover" src={cover} alt="" />}
      <SafeHtml html={body} />
      {files.length > 0 && (
        <section className="weft-article-files" aria-label={texts.files}>
          <h3>{texts.files}</h3>
          <ul>
            {files.map(({ name, address }) => (
              <li key={address}>
                <PaperClipOutlined aria-hidden />{' '}
                <a href={address} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
