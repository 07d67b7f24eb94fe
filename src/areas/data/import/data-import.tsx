import { Alert, Button, Empty, Progress, Result, Skeleton } from 'antd'
import { useState } from 'react'
import { Failure, useHost, type WidgetProps } from '../../../../renderer/index'
import { cancelImport, type ImportState, lookAgain, messageOf } from '../calls'
import { texts } from '../texts'
import { ImportForm } from './import-form'
import { useImport } from './use-import'
import '../data.css'

/** A file on its way into a sheet: the block's `id`; without one, a file is sent first. `sheetId`: the sheet that it is for. */
export function DataImport({ values }: WidgetProps<unknown>) {
  const id = String(values.id ?? '')
  const sheetId = String(values.sheetId ?? '')
  if (id === '') return <Empty description={texts.chooseFile} />
  return <Stages key={id} id={id} sheetId={sheetId} />
}

function Stages({ id, sheetId }: { readonly id: string; readonly sheetId: string }) {
  const host = useHost()
  const { found, error, again } = useImport(id)
  const act = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (failure) {
      host.notify.error(messageOf(failure))
    }
    again()
  }
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={again}>
        {messageOf(error)}
      </Failure>
    )
  }
  if (!found) return <Skeleton active paragraph={{ rows: 8 }} />
  if (found.state === 'looking' || found.state === 'running')
    return <UnderWay found={found} onCancel={() => act(cancelImport(host.client, id))} />
  if (found.state === 'done') return <Done found={found} />
  if (found.proposal === null) return <NotRead found={found} onAgain={form => act(lookAgain(host.client, id, form))} />
  return <ImportForm key={JSON.stringify(found.proposal)} found={found} proposal={found.proposal} sheetId={sheetId} act={act} />
}

function UnderWay({ found, onCancel }: { readonly found: ImportState; readonly onCancel: () => Promise<void> }) {
  const [stopping, setStopping] = useState(false)
  return (
    <div className="weft-data-under-way" role="status">
      <h2>{found.fileName}</h2>
      <Progress percent={Math.round((found.progress ?? 0) * 100)} status="active" />
      <p>{found.progressText ?? (found.state === 'looking' ? texts.looking : texts.running)}</p>
      <p>
        <small>{texts.goesOn}</small>
      </p>
      <Button
        loading={stopping}
        onClick={() => {
          setStopping(true)
          void onCancel()
        }}
      >
        {stopping ? texts.stopping : texts.cancel}
      </Button>
    </div>
  )
}

function Done({ found }: { readonly found: ImportState }) {
  const host = useHost()
  return (
    <Result
      status="success"
      title={texts.done(found.rows ?? 0)}
      subTitle={found.apart ? texts.apart(found.apart) : found.fileName}
      extra={
        <Button type="primary" onClick={() => host.navigate(`/data/open?id=${found.sheetId}`)}>
          {texts.open}
        </Button>
      }
    />
  )
}

/** Workbooks and Parquet have one encoding; of an archive it is not known which file is meant. */
const encodingsOf = (fileName: string) => (/\.(xlsx?|parquet|zip)$/i.test(fileName) ? [] : Object.entries(texts.encodings))

/** Nothing is known of the file yet: another encoding may read it. */
function NotRead({ found, onAgain }: { readonly found: ImportState; readonly onAgain: (form: { encoding?: 'utf-8' }) => Promise<void> }) {
  return (
    <Alert
      type="error"
      showIcon
      message={`${found.table ? texts.tableFailed : texts.lookFailed}：${found.fileName}`}
      description={
        <div className="weft-data-encodings">
          <p>{found.fault}</p>
          {found.table && <Button onClick={() => void onAgain({})}>{texts.readAgain}</Button>}
          {(found.table ? [] : encodingsOf(found.fileName)).map(([encoding, title]) => (
            <Button key={encoding} onClick={() => void onAgain({ encoding: encoding as 'utf-8' })}>
              {title}
            </Button>
          ))}
        </div>
      }
    />
  )
}
