import { Alert, Button, Tabs } from 'antd'
import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { type ChosenColumn, type ImportState, lookAgain, openSheet, type Proposal, runImport, type SheetColumn } from '../calls'
import { texts } from '../texts'
import { ColumnTable } from './column-table'
import { FormSettings } from './form-settings'
import { type Target, TargetSettings, targetChoice } from './target-settings'

interface ImportFormProps {
  readonly found: ImportState
  readonly proposal: Proposal
  readonly sheetId: string
  readonly act: (work: Promise<unknown>) => Promise<void>
}

const chosenOf = ({ columns }: Proposal): readonly ChosenColumn[] =>
  columns.map(({ name, type, digits }) => ({ name, type, ...(digits !== null && { digits }) }))

/** Columns of the names that a sheet has are of its types, so that the rows fit it. */
const asSheet = (columns: readonly ChosenColumn[], own: readonly SheetColumn[]): readonly ChosenColumn[] =>
  columns.map(column => {
    const { type, digits } = own.find(({ name, masked }) => name === column.name && !masked) ?? { type: undefined, digits: null }
    return type === undefined ? column : { name: column.name, type, ...(digits !== null && { digits }) }
  })

/** The columns as they were found, with the types of the sheet that they are for, and how they are changed. */
function useColumns(proposal: Proposal, sheetId: string) {
  const { client } = useHost()
  const [columns, setColumns] = useState(() => chosenOf(proposal))
  useEffect(() => {
    if (sheetId === '') return undefined
    const abort = new AbortController()
    openSheet(client, { id: sheetId }, abort.signal).then(
      sheet => abort.signal.aborted || setColumns(known => asSheet(known, sheet.columns)),
      // A sheet without rows has no types yet.
      () => undefined,
    )
    return () => abort.abort()
  }, [client, sheetId])
  return [columns, setColumns] as const
}

/** What was found in a file, for its user to correct before the rows are brought in. */
export function ImportForm({ found, proposal, sheetId, act }: ImportFormProps) {
  const { client } = useHost()
  const [columns, setColumns] = useColumns(proposal, sheetId)
  const [busy, setBusy] = useState(false)
  const [target, setTarget] = useState<Target>({
    // A table stands behind its schema, an ending behind the name of a file.
    name: found.table ? found.fileName.replace(/^.*\./, '') : found.fileName.replace(/\.[^.]*$/, ''),
    secretLevel: '0',
    mode: found.table?.column ? 'append' : 'replace',
    keys: [],
  })
  const run = async (work: Promise<unknown>) => {
    setBusy(true)
    await act(work)
    setBusy(false)
  }
  const lacksKeys = sheetId !== '' && target.mode === 'update' && target.keys.length === 0
  const begin = () => run(runImport(client, found.id, { columns, ...targetChoice(target, sheetId) }))
  return (
    <div className="weft-data-import">
      {found.fault !== null && <Alert type="error" showIcon message={texts.importFailed} description={found.fault} />}
      {proposal.notes.length > 0 && (
        <Alert type="warning" showIcon message={texts.notes} description={proposal.notes.map(note => <div key={note}>{note}</div>)} />
      )}
      <header className="weft-data-head">
        <div>
          <h2>{found.fileName}</h2>
          <small>{texts.rowsOf(proposal.rows)}</small>
        </div>
        <Button type="primary" loading={busy} disabled={columns.every(({ off }) => off) || lacksKeys} onClick={() => void begin()}>
          {texts.begin}
        </Button>
      </header>
      <div className="weft-data-settings">
        <FormSettings proposal={proposal} busy={busy} onForm={form => void run(lookAgain(client, found.id, form))} />
        <TargetSettings target={target} sheetId={sheetId} columns={columns} onTarget={setTarget} />
      </div>
      <h3>{texts.columns(columns.length)}</h3>
      <ColumnTable proposal={proposal} columns={columns} onColumns={setColumns} />
      <Tabs
        items={[
          { key: 'first', label: texts.first, children: <Sample columns={columns} rows={proposal.sample} /> },
          {
            key: 'strange',
            label: `${texts.strange}（${proposal.strange.length}）`,
            children: proposal.strange.length === 0 ? <p>{texts.noStrange}</p> : <Sample columns={columns} rows={proposal.strange} />,
          },
        ]}
      />
    </div>
  )
}

function Sample({ columns, rows }: { readonly columns: readonly ChosenColumn[]; readonly rows: Proposal['sample'] }) {
  return (
    <div className="weft-sheet-table">
      <table>
        <thead>
          <tr>
            {columns.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
            <tr key={at}>
              {row.map((value, of) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as its column
                <td key={of}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
