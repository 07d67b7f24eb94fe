import { Alert } from 'antd'
import type { ImportPreview } from '../model/source'
import { importTexts } from './import-texts'
import './import-preview.css'

/** What became of the preview of a file: what it would bring, or why that is not known. */
export type PreviewedFile = { readonly name: string } & ({ readonly preview: ImportPreview } | { readonly failed: string })

/** What chosen workbooks would bring, each with its rows and what is wrong with them. */
export function ImportPreviews({ files }: { readonly files: readonly PreviewedFile[] }) {
  return (
    <div role="status">
      {files.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves
        <section key={at} className="weft-import-preview" aria-label={file.name}>
          {'failed' in file ? <Alert type="error" showIcon message={file.name} description={file.failed} /> : <Previewed {...file} />}
        </section>
      ))}
    </div>
  )
}

function Previewed({
  name,
  preview: { totalCount, errorCount, columns, rows, others },
}: Extract<PreviewedFile, { preview: ImportPreview }>) {
  const wrong = errorCount > 0 || others.length > 0
  return (
    <>
      <Alert type={wrong ? 'warning' : 'success'} showIcon message={name} description={importTexts.counts(totalCount, errorCount)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <section className="weft-import-rows" tabIndex={0} aria-label={importTexts.rows(name)}>
        <table>
          <thead>
            <tr>
              <th>{importTexts.row}</th>
              <th>{importTexts.cause}</th>
              {columns.map((title, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may have a title twice, and columns do not move
                <th key={at}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, cells, cause }) => (
              <tr key={row} className={cause === null ? undefined : 'is-wrong'}>
                <td>{row}</td>
                <td>{cause ?? importTexts.good}</td>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length < totalCount && <p>{importTexts.some}</p>}
      {others.length > 0 && (
        <ul>
          {others.map(other => (
            <li key={other}>{other}</li>
          ))}
        </ul>
      )}
    </>
  )
}
