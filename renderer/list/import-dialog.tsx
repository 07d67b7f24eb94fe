import { UploadOutlined } from '@ant-design/icons'
import { Button, Modal, Skeleton, Space, Upload, type UploadFile } from 'antd'
import { Suspense, useState } from 'react'
import type { Client } from '../model/client'
import type { Host } from '../model/host'
import type { ImportOutcome, Source } from '../model/source'
import { useHost } from '../source/host-context'
import { busySign } from '../ui/loading/busy-sign'
import { lazyPart } from '../ui/loading/lazy-part'
import type { PreviewedFile } from './import-preview'
import { type FileOutcome, importFiles, isWorkbook, previewFiles } from './import-run'
import { importTexts } from './import-texts'
import { texts } from './texts'

const WIDTH = 600

const ImportPreviews = lazyPart(async () => (await import('./import-preview')).ImportPreviews)

export interface ImportDialogProps {
  readonly source: Source
  /** Called once, when the dialog has gone; true when rows came in. */
  readonly onClose: (imported: boolean) => void
}

/** 导入EXCEL: several workbooks, each of them told about. Files that failed stay for another try. */
export function ImportDialog({ source, onClose }: ImportDialogProps) {
  const host = useHost()
  const [open, setOpen] = useState(true)
  const [imported, setImported] = useState(false)
  const run = useImportRun(source, host)
  const start = async () => {
    const outcomes = await run.start()
    if (outcomes.some(outcome => outcome.done)) setImported(true)
    if (outcomes.every(outcome => outcome.done)) setOpen(false)
  }
  const close = () => {
    if (!run.busy) setOpen(false)
  }
  return (
    <Modal
      open={open}
      title={importTexts.title}
      width={WIDTH}
      maskClosable={false}
      onCancel={close}
      afterClose={() => onClose(imported)}
      footer={[
        <Button key="close" autoInsertSpace={false} disabled={run.busy} onClick={close}>
          {texts.close}
        </Button>,
        source.can('importPreview') && (
          <Button
            key="preview"
            autoInsertSpace={false}
            disabled={run.files.length === 0 || run.busy}
            loading={busySign(run.previewing)}
            onClick={run.preview}
          >
            {run.previewing ? importTexts.previewing : importTexts.preview}
          </Button>
        ),
        <Button
          key="start"
          type="primary"
          autoInsertSpace={false}
          disabled={run.files.length === 0 || run.previewing}
          loading={busySign(run.busy)}
          onClick={start}
        >
          {run.busy ? importTexts.busy : importTexts.start}
        </Button>,
      ]}
    >
      <Chooser run={run} template={source.can('importTemplate') ? () => saveTemplate(source, host) : undefined} />
    </Modal>
  )
}

function Chooser({ run, template }: { readonly run: ImportRun; readonly template: (() => Promise<void>) | undefined }) {
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      {template !== undefined && (
        <Button type="link" autoInsertSpace={false} style={{ padding: 0 }} onClick={template}>
          {importTexts.template}
        </Button>
      )}
      <Upload
        multiple
        accept=".xls,.xlsx"
        disabled={run.busy || run.previewing}
        fileList={[...run.files]}
        beforeUpload={file => (isWorkbook(file.name) ? false : Upload.LIST_IGNORE)}
        onChange={({ fileList }) => run.choose(fileList)}
      >
        <Button icon={<UploadOutlined aria-hidden />} disabled={run.busy} autoInsertSpace={false}>
          {importTexts.choose}
        </Button>
      </Upload>
      <span>{importTexts.hint}</span>
      <Suspense fallback={<Skeleton active title={false} />}>{run.previews.length > 0 && <ImportPreviews files={run.previews} />}</Suspense>
    </Space>
  )
}

interface ImportRun {
  readonly files: readonly UploadFile[]
  readonly choose: (files: readonly UploadFile[]) => void
  readonly busy: boolean
  /** What the chosen files would bring, once that was asked for. */
  readonly previews: readonly PreviewedFile[]
  readonly previewing: boolean
  readonly preview: () => Promise<void>
  readonly start: () => Promise<readonly FileOutcome[]>
}

function useImportRun(source: Source, host: Host): ImportRun {
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [busy, setBusy] = useState(false)
  const { previews, setPreviews, previewing, preview } = usePreviews(source, files)
  const mark = (file: File, change: Partial<UploadFile>) =>
    setFiles(before => before.map(one => (one.originFileObj === file ? { ...one, ...change } : one)))
  const start = async () => {
    setBusy(true)
    setPreviews([])
    const chosen = filesOf(files)
    const outcomes = await importFiles(source, chosen, (file, share) =>
      mark(file, { status: 'uploading', percent: Math.round(share * 100) }),
    )
    for (const outcome of outcomes) {
      tell(outcome, host)
      if (!outcome.done) mark(outcome.file, { status: 'error', response: outcome.message })
    }
    const done = new Set<unknown>(outcomes.filter(outcome => outcome.done).map(outcome => outcome.file))
    setFiles(before => before.filter(one => !done.has(one.originFileObj)))
    setBusy(false)
    return outcomes
  }
  const choose = (next: readonly UploadFile[]) => {
    setFiles(next)
    setPreviews([])
  }
  return { files, choose, busy, start, previews, previewing, preview }
}

const filesOf = (files: readonly UploadFile[]): File[] => files.flatMap(({ originFileObj }) => originFileObj ?? [])

/** Previews are of the files that are chosen now; other ones are asked for anew. */
function usePreviews(source: Source, files: readonly UploadFile[]) {
  const [previews, setPreviews] = useState<readonly PreviewedFile[]>([])
  const [previewing, setPreviewing] = useState(false)
  const preview = async () => {
    setPreviewing(true)
    setPreviews(await previewFiles(source, filesOf(files)))
    setPreviewing(false)
  }
  return { previews, setPreviews, previewing, preview }
}

function tell(result: FileOutcome, host: Host): void {
  if (!result.done) showFailure(result, host)
  else if (result.outcome.complete) host.notify.success(result.outcome.message || importTexts.done)
  else host.notify.alert({ title: importTexts.warning, kind: 'warning', content: <Refused outcome={result.outcome} host={host} /> })
}

function showFailure({ message, refused, noticed }: Extract<FileOutcome, { done: false }>, { notify }: Host): void {
  if (noticed) return
  if (refused) notify.warning(message)
  else notify.error(message)
}

/** What an import left out, with the file that says why for each row. The link is a button: the token travels in a header only. */
function Refused({ outcome, host }: { readonly outcome: ImportOutcome; readonly host: Host }) {
  const { message, errorFile } = outcome
  return (
    <>
      <p>{message}</p>
      {errorFile !== undefined && (
        <Button type="link" style={{ padding: 0 }} autoInsertSpace={false} onClick={() => saveErrors(host.client, host, errorFile)}>
          {`${importTexts.errors} ${errorFile.name}`}
        </Button>
      )}
    </>
  )
}

async function saveErrors(client: Client, host: Host, file: { readonly url: string; readonly name: string }): Promise<void> {
  try {
    const { blob } = await client.download({ method: 'GET', path: file.url })
    host.save(blob, file.name)
  } catch {
    host.notify.error(texts.downloadFailed)
  }
}

async function saveTemplate(source: Source, host: Host): Promise<void> {
  try {
    const { blob, name } = await source.importTemplate()
    host.save(blob, name)
  } catch (error) {
    host.notify.error(error instanceof Error && error.message !== '' ? error.message : texts.downloadFailed)
  }
}
