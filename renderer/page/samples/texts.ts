import { inLanguages } from '../../model/language'

export const texts = inLanguages(
  {
    groups: '字段分组',
    field: '字段',
    none: '不可查询',
    places: { list: '列表与卡片', details: '详情', form: '表单', fixed: '只读', grid: '表格', query: '查询' },
  },
  {
    groups: 'Groups of fields',
    field: 'Field',
    none: 'Not queried',
    places: { list: 'List and card', details: 'Details', form: 'Form', fixed: 'Read only', grid: 'Grid', query: 'Query' },
  },
)
