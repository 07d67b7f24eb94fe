import { UserOutlined } from '@ant-design/icons'
import { Avatar, Button, Empty, Skeleton } from 'antd'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { fieldOf, pickField } from '../../controls/picker/pick'
import { useStoredImage } from '../../controls/upload/use-stored-image'
import { defined } from '../../model/defined'
import { useCells, useHost } from '../../source/host-context'
import { CellView } from '../../ui/cell/cell-view'
import { PagesEnd } from '../pages-end'
import { usePages } from '../use-pages'
import { CommentEditor } from './comment-editor'
import { type Comment, type CommentPlace, partsOf, readComments, removeComment } from './comments'
import './comments.css'
import { texts } from './texts'

/** What users have said about a record, the newest first, and a place to say more. */
export function CommentsPanel({ place }: { readonly place: CommentPlace }) {
  const title = useId()
  const host = useHost()
  const { table, id } = place
  const read = useCallback((page: number, signal: AbortSignal) => readComments(host, { table, id }, page, signal), [host, table, id])
  const pages = usePages(read)
  const { found, error, busy, reload } = pages
  const [answered, setAnswered] = useState<Comment>()
  const editor = useRef<HTMLDivElement>(null)
  const answer = (comment: Comment) => {
    setAnswered(comment)
    editor.current?.querySelector('textarea')?.focus()
  }
  const sent = () => {
    setAnswered(undefined)
    reload()
  }
  return (
    <section className="weft-comments" aria-labelledby={title} aria-busy={busy}>
      <h3 id={title} className="weft-details-title">
        {found === undefined ? texts.title : texts.titleWith(found.total)}
      </h3>
      <div ref={editor}>
        <CommentEditor place={place} answered={answered} onCancelAnswer={() => setAnswered(undefined)} onSent={sent} />
      </div>
      {found === undefined && error === undefined && <Skeleton active avatar title={false} paragraph={{ rows: 2 }} />}
      {found?.total === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} />}
      {found !== undefined && (
        <ul className="weft-comment-list">
          {found.items.map(comment => (
            <CommentLine key={comment.id} comment={comment} onAnswer={() => answer(comment)} onRemoved={reload} />
          ))}
        </ul>
      )}
      <PagesEnd pages={pages} texts={texts} />
    </section>
  )
}

interface CommentLineProps {
  readonly comment: Comment
  readonly onAnswer: () => void
  readonly onRemoved: () => void
}

function CommentLine({ comment, onAnswer, onRemoved }: CommentLineProps) {
  const host = useHost()
  const cells = useCells()
  const field = useMemo(() => fieldOf(cells, pickField('files', texts.files, { type: 'file' })), [cells])
  const { content, files, time, answers } = comment
  const writer = comment.writer || texts.gone
  const remove = async () => {
    if (!(await host.notify.confirm({ title: texts.confirmRemove, danger: true }))) return
    try {
      await removeComment(host, comment)
      host.notify.success(texts.removed)
      onRemoved()
    } catch {
      // The client has said why.
    }
  }
  return (
    <li className="weft-comment">
      <Picture path={comment.avatar} name={writer} />
      <div className="weft-comment-body">
        <div className="weft-comment-head">
          <strong>{writer}</strong>
          {answers !== '' && (
            <span>
              {texts.answers} <strong>{answers}</strong>
            </span>
          )}
          <time>{time}</time>
        </div>
        {content !== '' && (
          <p className="weft-comment-text">
            {partsOf(content).map((part, at) =>
              part.names ? (
                <span key={String(at)} className="weft-comment-name">
                  {part.text}
                </span>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
        {files !== null && <CellView field={field} row={{ files }} view="details" />}
        <div className="weft-comment-actions">
          <Button type="link" size="small" aria-label={texts.actionOn(texts.answer, writer, time)} onClick={onAnswer}>
            {texts.answer}
          </Button>
          {comment.removable && (
            <Button type="link" size="small" danger aria-label={texts.actionOn(texts.remove, writer, time)} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/** The picture of a user, or the first sign of the name. */
function Picture({ path, name }: { readonly path: string; readonly name: string }) {
  return path === '' ? <Avatar aria-hidden>{[...name][0]}</Avatar> : <StoredPicture path={path} />
}

function StoredPicture({ path }: { readonly path: string }) {
  const { address } = useStoredImage(path)
  return <Avatar aria-hidden icon={<UserOutlined aria-hidden />} {...defined({ src: address })} />
}
