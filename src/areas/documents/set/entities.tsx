import { Table } from 'antd'
import { useState } from 'react'
import { Pager, useNarrow } from '../../../../renderer/index'
import { ENTITY_KINDS } from '../analysis/calls'
import { texts as analysisTexts } from '../analysis/texts'
import { PlaceLink } from './place-link'
import { shown } from './shown'
import { texts } from './texts'
import type { ViewProps } from './views'

const PAGE = 20

/** Entities by how many documents name them; other kinds begin at their first page. */
export function Entities({ found: { entities } }: ViewProps) {
  const [page, setPage] = useState(1)
  const [kinds, setKinds] = useState<readonly string[]>([])
  const tight = useNarrow()
  const left = entities.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
  const rows = left.slice((page - 1) * PAGE, page * PAGE).map(entity => ({
    ...entity,
    key: `${entity.kind} ${entity.value}`,
    count: entity.places.reduce((sum, { count }) => sum + count, 0),
  }))
  const narrow = (chosen: readonly unknown[] | null | undefined) => {
    setKinds((chosen ?? []).map(String))
    setPage(1)
  }
  return (
    <>
      <Table
        size="small"
        dataSource={rows}
        scroll={{ x: 640 }}
        footer={() => <small>{texts.mostEntities}</small>}
        pagination={false}
        onChange={(_, filters) => narrow(filters.kind)}
        columns={[
          {
            key: 'kind',
            title: texts.columns.kind,
            width: 140,
            render: (_, { kind }) => analysisTexts.kinds[kind],
            filters: ENTITY_KINDS.map(kind => ({ text: analysisTexts.kinds[kind], value: kind })),
          },
          { title: texts.columns.entity, render: (_, { kind, value }) => shown(kind, value) },
          { title: texts.columns.documents, width: 80, align: 'right', render: (_, { places }) => places.length },
          { title: texts.columns.times, width: 80, align: 'right', dataIndex: 'count' },
        ]}
        expandable={{
          expandedRowRender: ({ places }) => (
            <ul className="weft-set-places">
              {places.map(({ document, page: at, text, count }) => (
                <li key={document}>
                  <PlaceLink document={document} page={at} text={text} /> <small>{analysisTexts.times(count)}</small>
                </li>
              ))}
            </ul>
          ),
        }}
      />
      {left.length > PAGE && (
        <Pager page={page} pageSize={PAGE} pageSizes={[PAGE]} total={left.length} tight={tight} onChange={setPage}>
          {texts.entities(left.length)}
        </Pager>
      )}
    </>
  )
}
