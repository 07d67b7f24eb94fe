import { Alert, Empty, Modal, Select, Skeleton } from 'antd'
import { useCallback, useState } from 'react'
import type { Client } from '../../../../../renderer/contract'
import { useCall } from '../../../use-call'
import { messageOf, openRecipe, openSheet, type RecipeContent, type Step } from '../../calls'
import { texts } from '../texts'
import { differences, takenSheet } from './differences'

interface ChangesDialogProps {
  readonly recipe: RecipeContent
  readonly onClose: () => void
}

/** Names of the sheets that steps take in, as far as the reader may see them. */
async function sheetNames(client: Client, steps: readonly Step[], signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(steps.flatMap(step => takenSheet(step) ?? []))]
  const opened = await Promise.all(ids.map(id => openSheet(client, { id }, signal).catch(() => undefined)))
  return new Map(opened.flatMap((sheet, at) => (sheet ? [[ids[at] ?? '', sheet.name] as const] : [])))
}

/** What makes this version another one than a second, in sentences from the earlier to the later. */
export function ChangesDialog({ recipe, onClose }: ChangesDialogProps) {
  const { id, no, steps } = recipe
  const [chosen, setChosen] = useState<number>()
  const ask = useCallback(
    async (client: Client, signal: AbortSignal) => {
      const current = await openRecipe(client, { id }, signal)
      const other = chosen ?? (recipe.current ? no - 1 : current.no)
      const found = other === current.no ? current : await openRecipe(client, { id, no: other }, signal)
      return { last: current.no, other: found, names: await sheetNames(client, [...steps, ...found.steps], signal) }
    },
    [id, no, steps, recipe.current, chosen],
  )
  const { found, error } = useCall(ask)
  return (
    <Modal open title={texts.changes} footer={null} onCancel={onClose} closable={{ 'aria-label': texts.close }} width={640} destroyOnHidden>
      {error !== undefined && <Alert type="error" showIcon message={messageOf(error)} />}
      {!found && error === undefined && <Skeleton active paragraph={{ rows: 3 }} />}
      {found && (
        <div className="weft-recipe-form">
          <div className="weft-recipe-field">
            <span>{texts.compareWith}</span>
            <Select
              showSearch
              aria-label={texts.compareWith}
              value={found.other.no}
              options={otherVersions(found.last, no)}
              optionFilterProp="label"
              onChange={(next: number) => setChosen(next)}
            />
          </div>
          <Sentences one={recipe} other={found.other} nameOf={sheet => found.names.get(sheet) ?? texts.otherSheet} />
        </div>
      )}
    </Modal>
  )
}

interface SentencesProps {
  readonly nameOf: (sheetId: string) => string
  readonly one: RecipeContent
  readonly other: RecipeContent
}

/** The newest first. */
const otherVersions = (last: number, own: number) =>
  Array.from({ length: last }, (_, at) => last - at)
    .filter(no => no !== own)
    .map(no => ({ value: no, label: texts.version(no) }))

function Sentences({ one, other, nameOf }: SentencesProps) {
  const [before, after] = one.no < other.no ? [one, other] : [other, one]
  const sentences = differences(before, after, nameOf)
  const title = texts.fromTo(before.no, after.no)
  if (sentences.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noChanges(before.no, after.no)} />
  return (
    <ul className="weft-recipe-changes" aria-label={title}>
      {sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be alike, and none of them changes its place
        <li key={at}>{sentence}</li>
      ))}
    </ul>
  )
}
