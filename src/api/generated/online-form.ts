// Made by `npm run generate`. Do not edit: change what it is made from.
/** Online form */
import { http } from '../http'
import { type Config, formOf, jsonOf, pathOf, queryOf } from './request'
import type { DownloadedFile } from '../answer'
import type { DictModel, ImportFile, ImportPreview, ImportReport, ListQuery, Page, Result } from './common'

/** What a list of a form takes. Any other name is a filter: `{column}`, `{column}_begin`, `{column}_end`. */
export interface OnlineFormListQuery {
  /** @default 1 */
  pageNo?: number
  /**
   * -521: all rows.
   * @default 10
   */
  pageSize?: number
  /** Column that sorts; default id. */
  column?: string
  /** asc or desc. */
  order?: string
  /** URI-encoded JSON array of conditions. */
  superQueryParams?: string
  /** @default "and" */
  superQueryMatchType?: 'and' | 'or'
  [k: string]: string | number | 'and' | 'or' | undefined
}

/** A form as it was configured. */
export interface OnlineFormHead {
  id: string
  /** Name of the table: letters in lower case, digits and underscores, a letter first; at most 50. */
  tableName: string
  /** What people call it. */
  tableTxt: string
  /** 1 single, 2 main, 3 sub. */
  tableType: string | number | null
  /** Of a sub-table: 0 one-to-many, 1 one-to-one. */
  relationType?: string | number | null
  /** Of a main table: the names of its sub-tables, joined by commas. */
  subTableStr?: string | null
  /** Its place among the sub-tables. */
  tabOrderNum?: string | number | null
  /** Y: rows can be chosen. */
  isCheckbox?: string | null
  /** Y: the list has pages. */
  isPage?: string | null
  /** Y: rows form a tree. */
  isTree?: string | null
  /** UUID. */
  idType?: string | null
  /** Not used. */
  idSequence?: string | null
  /** single or group. */
  queryMode?: string | null
  /** Dictionary ol_form_biz_type. */
  formCategory?: string | null
  /** Columns of the form, 1 to 4. */
  formTemplate?: string | null
  /** The same on phones. */
  formTemplateMobile?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** 1: the list scrolls sideways. */
  scroll?: string | number | null
  /** Column of the parent: pid. */
  treeParentIdField?: string | null
  /** Column that says whether there are children: has_child. */
  treeIdField?: string | null
  /** Column that can be opened. */
  treeFieldname?: string | null
  /** Y or N. */
  isDesForm?: string | null
  /** Code of the form of a designer. */
  desFormCode?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
  /** Y: the table is as the form says. */
  isDbSynch?: string | null
  /** Grows with each edit. */
  tableVersion?: string | number | null
  /** 1: a view of another form. */
  copyType?: string | number | null
  /** Number of the view. */
  copyVersion?: string | number | null
  /** The form that a view shows. */
  physicId?: string | null
  /** 1: it has views. */
  hascopy?: string | number | null
  /** That of the row; an older one is refused. */
  version?: number | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
}

/** A form to keep. */
export interface OnlineFormHeadGiven {
  /** Name of the table: letters in lower case, digits and underscores, a letter first; at most 50. */
  tableName: string
  /** What people call it. */
  tableTxt: string
  /** 1 single, 2 main, 3 sub. */
  tableType: string | number | null
  /** Of a sub-table: 0 one-to-many, 1 one-to-one. */
  relationType?: string | number | null
  /** Of a main table: the names of its sub-tables, joined by commas. */
  subTableStr?: string | null
  /** Its place among the sub-tables. */
  tabOrderNum?: string | number | null
  /** Y: rows can be chosen. */
  isCheckbox?: string | null
  /** Y: the list has pages. */
  isPage?: string | null
  /** Y: rows form a tree. */
  isTree?: string | null
  /** UUID. */
  idType?: string | null
  /** Not used. */
  idSequence?: string | null
  /** single or group. */
  queryMode?: string | null
  /** Dictionary ol_form_biz_type. */
  formCategory?: string | null
  /** Columns of the form, 1 to 4. */
  formTemplate?: string | null
  /** The same on phones. */
  formTemplateMobile?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** 1: the list scrolls sideways. */
  scroll?: string | number | null
  /** Column of the parent: pid. */
  treeParentIdField?: string | null
  /** Column that says whether there are children: has_child. */
  treeIdField?: string | null
  /** Column that can be opened. */
  treeFieldname?: string | null
  /** Y or N. */
  isDesForm?: string | null
  /** Code of the form of a designer. */
  desFormCode?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
  /** Made by the client or left out. */
  id?: string | null
  /** Not taken. */
  isDbSynch?: string | null
  /** Not taken. */
  tableVersion?: string | number | null
  /** Not taken. */
  copyType?: string | number | null
  /** Not taken. */
  copyVersion?: string | number | null
  /** Not taken. */
  physicId?: string | null
  /** Not taken. */
  hascopy?: string | number | null
  /** That of the row; an older one is refused. */
  version?: number | null
  /** Not taken. */
  createBy?: string | null
  /** Not taken. */
  createTime?: string | null
  /** Not taken. */
  updateBy?: string | null
  /** Not taken. */
  updateTime?: string | null
}

/** A changed form. */
export interface OnlineFormHeadEdit {
  /** Name of the table: letters in lower case, digits and underscores, a letter first; at most 50. */
  tableName: string
  /** What people call it. */
  tableTxt: string
  /** 1 single, 2 main, 3 sub. */
  tableType: string | number | null
  /** Of a sub-table: 0 one-to-many, 1 one-to-one. */
  relationType?: string | number | null
  /** Of a main table: the names of its sub-tables, joined by commas. */
  subTableStr?: string | null
  /** Its place among the sub-tables. */
  tabOrderNum?: string | number | null
  /** Y: rows can be chosen. */
  isCheckbox?: string | null
  /** Y: the list has pages. */
  isPage?: string | null
  /** Y: rows form a tree. */
  isTree?: string | null
  /** UUID. */
  idType?: string | null
  /** Not used. */
  idSequence?: string | null
  /** single or group. */
  queryMode?: string | null
  /** Dictionary ol_form_biz_type. */
  formCategory?: string | null
  /** Columns of the form, 1 to 4. */
  formTemplate?: string | null
  /** The same on phones. */
  formTemplateMobile?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** 1: the list scrolls sideways. */
  scroll?: string | number | null
  /** Column of the parent: pid. */
  treeParentIdField?: string | null
  /** Column that says whether there are children: has_child. */
  treeIdField?: string | null
  /** Column that can be opened. */
  treeFieldname?: string | null
  /** Y or N. */
  isDesForm?: string | null
  /** Code of the form of a designer. */
  desFormCode?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
  id: string
  /** Not taken. */
  isDbSynch?: string | null
  /** Not taken. */
  tableVersion?: string | number | null
  /** Not taken. */
  copyType?: string | number | null
  /** Not taken. */
  copyVersion?: string | number | null
  /** Not taken. */
  physicId?: string | null
  /** Not taken. */
  hascopy?: string | number | null
  /** That of the row; an older one is refused. */
  version?: number | null
  /** Not taken. */
  createBy?: string | null
  /** Not taken. */
  createTime?: string | null
  /** Not taken. */
  updateBy?: string | null
  /** Not taken. */
  updateTime?: string | null
}

/** A column of a form. */
export interface OnlineFormField {
  id: string
  cgformHeadId: string
  /** Name of the column: letters in lower case, digits and underscores, a letter first; at most 50. */
  dbFieldName: string
  /** Its name in the table. */
  dbFieldNameOld?: string | null
  /** Heading. */
  dbFieldTxt: string
  /** string, int, double, Date, Datetime, BigDecimal, Text or Blob. */
  dbType: string
  /** Characters, or digits. */
  dbLength?: string | number | null
  /** Digits after the point. */
  dbPointLength?: string | number | null
  /** Default of the column. */
  dbDefaultVal?: string | null
  /** 1: the id. */
  dbIsKey?: string | number | null
  /** 1: may be empty. */
  dbIsNull?: string | number | null
  /** 0: not stored. */
  dbIsPersist?: string | number | null
  /** 1: in the form. */
  isShowForm?: string | number | null
  /** 1: in the list. */
  isShowList?: string | number | null
  /** 1: cannot be changed. */
  isReadOnly?: string | number | null
  /** 1: can be asked by. */
  isQuery?: string | number | null
  /** Control, such as text or list. */
  fieldShowType?: string | null
  /** Width of the control in pixels. */
  fieldLength?: string | number | null
  /** Address that a click on the value opens; `${column}` stands for a value. */
  fieldHref?: string | null
  /** 1: must be filled in. */
  fieldMustInput?: string | number | null
  /** Code of a check, `only`, or a regular expression. */
  fieldValidType?: string | null
  /** Table, report code or settings of the control. */
  dictTable?: string | null
  /** Dictionary code or column of the value. */
  dictField?: string | null
  /** Column of the text. */
  dictText?: string | null
  /** Default of the form. */
  fieldDefaultValue?: string | null
  /** More settings, as a JSON text. */
  fieldExtendJson?: string | null
  /** Not used. */
  converter?: string | null
  /** Of a foreign key: the main table. */
  mainTable?: string | null
  /** Of a foreign key: the column of the main table. */
  mainField?: string | null
  /** single, group or like. */
  queryMode?: string | null
  /** 1: it has a query control of its own. */
  queryConfigFlag?: string | number | null
  /** That control. */
  queryShowType?: string | null
  queryDictTable?: string | null
  queryDictField?: string | null
  queryDictText?: string | null
  /** Default of the query control. */
  queryDefVal?: string | null
  queryValidType?: string | null
  queryMustInput?: string | number | null
  /** 1: a click on its head sorts. */
  sortFlag?: string | number | null
  /** Its place. */
  orderNum?: string | number | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

/** A column to keep. */
export interface OnlineFormFieldGiven {
  /** Name of the column: letters in lower case, digits and underscores, a letter first; at most 50. */
  dbFieldName: string
  /** Its name in the table. */
  dbFieldNameOld?: string | null
  /** Heading. */
  dbFieldTxt: string
  /** string, int, double, Date, Datetime, BigDecimal, Text or Blob. */
  dbType: string
  /** Characters, or digits. */
  dbLength?: string | number | null
  /** Digits after the point. */
  dbPointLength?: string | number | null
  /** Default of the column. */
  dbDefaultVal?: string | null
  /** 1: the id. */
  dbIsKey?: string | number | null
  /** 1: may be empty. */
  dbIsNull?: string | number | null
  /** 0: not stored. */
  dbIsPersist?: string | number | null
  /** 1: in the form. */
  isShowForm?: string | number | null
  /** 1: in the list. */
  isShowList?: string | number | null
  /** 1: cannot be changed. */
  isReadOnly?: string | number | null
  /** 1: can be asked by. */
  isQuery?: string | number | null
  /** Control, such as text or list. */
  fieldShowType?: string | null
  /** Width of the control in pixels. */
  fieldLength?: string | number | null
  /** Address that a click on the value opens; `${column}` stands for a value. */
  fieldHref?: string | null
  /** 1: must be filled in. */
  fieldMustInput?: string | number | null
  /** Code of a check, `only`, or a regular expression. */
  fieldValidType?: string | null
  /** Table, report code or settings of the control. */
  dictTable?: string | null
  /** Dictionary code or column of the value. */
  dictField?: string | null
  /** Column of the text. */
  dictText?: string | null
  /** Default of the form. */
  fieldDefaultValue?: string | null
  /** More settings, as a JSON text. */
  fieldExtendJson?: string | null
  /** Not used. */
  converter?: string | null
  /** Of a foreign key: the main table. */
  mainTable?: string | null
  /** Of a foreign key: the column of the main table. */
  mainField?: string | null
  /** single, group or like. */
  queryMode?: string | null
  /** 1: it has a query control of its own. */
  queryConfigFlag?: string | number | null
  /** That control. */
  queryShowType?: string | null
  queryDictTable?: string | null
  queryDictField?: string | null
  queryDictText?: string | null
  /** Default of the query control. */
  queryDefVal?: string | null
  queryValidType?: string | null
  queryMustInput?: string | number | null
  /** 1: a click on its head sorts. */
  sortFlag?: string | number | null
  /** Its place. */
  orderNum?: string | number | null
  /** Of a row that is there already, or made by the client. */
  id?: string | null
  /** Not taken. */
  cgformHeadId?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

/** An index of a form. */
export interface OnlineFormIndex {
  id: string
  cgformHeadId: string
  /** Name of the index, as that of a column. */
  indexName: string
  /** Columns, joined by commas. */
  indexField: string
  /** normal or unique. */
  indexType: string | null
  /** Y: the table has it. */
  isDbSynch?: string | null
  delFlag?: string | number | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

/** An index to keep. */
export interface OnlineFormIndexGiven {
  /** Name of the index, as that of a column. */
  indexName: string
  /** Columns, joined by commas. */
  indexField: string
  /** normal or unique. */
  indexType?: string | null
  id?: string | null
  /** Not taken. */
  cgformHeadId?: string | null
  /** Not taken. */
  isDbSynch?: string | null
  /** Not taken. */
  delFlag?: string | number | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

/** A new form with its columns and indexes. */
export interface OnlineFormAddAll {
  head: OnlineFormHeadGiven
  fields: OnlineFormFieldGiven[]
  indexs?: OnlineFormIndexGiven[]
  /** Ids of columns that are gone. */
  deleteFieldIds?: string[] | null
  /** Ids of indexes that are gone. */
  deleteIndexIds?: string[] | null
}

/** A changed form; columns and indexes that are neither given nor deleted stay. */
export interface OnlineFormEditAll {
  head: OnlineFormHeadEdit
  fields: OnlineFormFieldGiven[]
  indexs?: OnlineFormIndexGiven[]
  /** Ids of columns that are gone. */
  deleteFieldIds?: string[] | null
  /** Ids of indexes that are gone. */
  deleteIndexIds?: string[] | null
}

/** A button of a form. */
export interface OnlineFormButton {
  id: string
  /** Form that it belongs to. */
  cgformHeadId: string
  /** Letters, digits and underscores, a letter first. */
  buttonCode: string
  /** What it says. */
  buttonName: string
  buttonIcon?: string | null
  /** link in a row, button above the list, form in the form. */
  buttonStyle?: string | null
  /** js or action. */
  optType?: string | null
  /** In the form: 1 at the side, 2 below. */
  optPosition?: string | number | null
  orderNum?: string | number | null
  /** 1: shown. */
  buttonStatus?: string | number | null
  /** When a row shows it: `column#op#value`, op one of eq, ne, empty, in. */
  exp?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
  /** What it does: set changes columns of the chosen records, open shows a screen, print and export act on the list. Null: nothing. */
  actionType?: string | null
  /** Of set: a line for each column, such as `state = '2'`; expressions see the record by its columns, and `user`. */
  actionValues?: string | null
  /** Of open: the id of a screen, which sees the record's id under `route.id`. */
  actionScreen?: string | null
  /** Asked before. */
  confirmText?: string | null
  /** How many records it wants above a list: one, many or none. Default many. */
  choice?: string | null
}

/** A button to add. */
export interface OnlineFormButtonGiven {
  /** Form that it belongs to. */
  cgformHeadId: string
  /** Letters, digits and underscores, a letter first. */
  buttonCode: string
  /** What it says. */
  buttonName: string
  buttonIcon?: string | null
  /** link in a row, button above the list, form in the form. */
  buttonStyle?: string | null
  /** js or action. */
  optType?: string | null
  /** In the form: 1 at the side, 2 below. */
  optPosition?: string | number | null
  orderNum?: string | number | null
  /** 1: shown. */
  buttonStatus?: string | number | null
  /** When a row shows it: `column#op#value`, op one of eq, ne, empty, in. */
  exp?: string | null
  /** Not taken. */
  id?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
  /** What it does: set changes columns of the chosen records, open shows a screen, print and export act on the list. Null: nothing. */
  actionType?: string | null
  /** Of set: a line for each column, such as `state = '2'`; expressions see the record by its columns, and `user`. */
  actionValues?: string | null
  /** Of open: the id of a screen, which sees the record's id under `route.id`. */
  actionScreen?: string | null
  /** Asked before. */
  confirmText?: string | null
  /** How many records it wants above a list: one, many or none. Default many. */
  choice?: string | null
}

/** A changed button. */
export interface OnlineFormButtonEdit {
  /** Form that it belongs to. */
  cgformHeadId: string
  /** Letters, digits and underscores, a letter first. */
  buttonCode: string
  /** What it says. */
  buttonName: string
  buttonIcon?: string | null
  /** link in a row, button above the list, form in the form. */
  buttonStyle?: string | null
  /** js or action. */
  optType?: string | null
  /** In the form: 1 at the side, 2 below. */
  optPosition?: string | number | null
  orderNum?: string | number | null
  /** 1: shown. */
  buttonStatus?: string | number | null
  /** When a row shows it: `column#op#value`, op one of eq, ne, empty, in. */
  exp?: string | null
  id: string
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
  /** What it does: set changes columns of the chosen records, open shows a screen, print and export act on the list. Null: nothing. */
  actionType?: string | null
  /** Of set: a line for each column, such as `state = '2'`; expressions see the record by its columns, and `user`. */
  actionValues?: string | null
  /** Of open: the id of a screen, which sees the record's id under `route.id`. */
  actionScreen?: string | null
  /** Asked before. */
  confirmText?: string | null
  /** How many records it wants above a list: one, many or none. Default many. */
  choice?: string | null
}

/** A button that an enhancement could attach to. */
export interface OnlineFormEnhanceButton {
  code: string
  title: string
}

/** An enhancement: code, which is refused. */
export interface OnlineFormEnhanceGiven {
  id?: string | null
  cgformHeadId?: string | null
  cgJsType?: string | null
  cgJs?: string | null
  buttonCode?: string | null
  cgJavaType?: string | null
  cgJavaValue?: string | null
  event?: string | null
  activeStatus?: string | null
  cgbSql?: string | null
  cgbSqlName?: string | null
  content?: string | null
}

/** An enhancement; there are none. */
export interface OnlineFormEnhance {
  id: string
}

/** A column of a list. */
export interface OnlineFormColumn {
  title: string
  /** The column, in snake case. */
  dataIndex: string
  align: string
  width?: number | null
  /** A click on its head sorts. */
  sorter?: boolean | null
  /** Key of `dictOptions`, `_replace_text_` and a column, or the name of a `_dictText` of the row. */
  customRender?: string | null
  scopedSlots?: {
    /** imgSlot, fileSlot, htmlSlot, dateSlot, pcaSlot or the slot of a link. */
    customRender: string
  } | null
  /** Key of `fieldHrefSlots`. */
  hrefSlotName?: string | null
  /** Cut to so many characters, with a tooltip. */
  showLength?: number | null
}

/** How a list looks. */
export interface OnlineFormColumns {
  columns: OnlineFormColumn[]
  /** Options by key. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  fieldHrefSlots: {
    slotName: string
    /** `${column}` stands for a value. */
    href: string
  }[]
  currentTableName: string
  /** Names the export. */
  description: string
  tableType: number
  formTemplate: string
  /** Y or N. */
  paginationFlag: string
  /** Y or N. */
  checkboxFlag: string
  /** 0 or 1. */
  scrollFlag: number
  cgButtonList: OnlineFormButton[]
  /** Always empty. */
  enhanceJs: string
  /** Codes of fixed buttons that are hidden from the caller. */
  hideColumns: string[]
  isDesForm?: string | null
  desFormCode?: string | null
  /** Of a tree. */
  pidField?: string | null
  /** Of a tree. */
  hasChildrenField?: string | null
  /** Of a tree: the column that can be opened. */
  textField?: string | null
  foreignKeys?: {
    /** Column of the sub-table. */
    field: string
    /** Column of the main table. */
    key: string
  }[]
  /** Of a sub-table. */
  relationType?: number | null
  /** Y: a tree. */
  isTree?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
}

/** One of the lists of a page of several. */
export interface OnlineFormErpPart {
  /** Id of the form. */
  code: string
  columns: OnlineFormColumn[]
  /** Options by key. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  fieldHrefSlots: {
    slotName: string
    /** `${column}` stands for a value. */
    href: string
  }[]
  currentTableName: string
  /** Names the export. */
  description: string
  tableType: number
  formTemplate: string
  /** Y or N. */
  paginationFlag: string
  /** Y or N. */
  checkboxFlag: string
  /** 0 or 1. */
  scrollFlag: number
  cgButtonList: OnlineFormButton[]
  /** Always empty. */
  enhanceJs: string
  /** Codes of fixed buttons that are hidden from the caller. */
  hideColumns: string[]
  isDesForm?: string | null
  desFormCode?: string | null
  /** Of a tree. */
  pidField?: string | null
  /** Of a tree. */
  hasChildrenField?: string | null
  /** Of a tree: the column that can be opened. */
  textField?: string | null
  foreignKeys?: {
    /** Column of the sub-table. */
    field: string
    /** Column of the main table. */
    key: string
  }[]
  /** Of a sub-table. */
  relationType?: number | null
  /** Y: a tree. */
  isTree?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
}

export interface OnlineFormErpColumns {
  main: OnlineFormErpPart
  subList: OnlineFormErpPart[]
}

/** An input of the query. */
export interface OnlineFormQuery {
  field: string
  label: string
  /** Control. */
  view: string
  /** single, group or like. */
  mode: string
  /** 1: behind 展开. */
  hidden: string
  /** 1: a control of its own. */
  config: string
  defValue?: string | null
  dictCode?: string | null
  dictTable?: string | null
  dictText?: string | null
  /** `table,text,code` of a tree. */
  dict?: string | null
  pidField?: string | null
  pidValue?: string | null
  hasChildField?: string | null
  /** Code of the root of a category tree. */
  pcode?: string | null
  /** How its values compare. */
  dbType?: string | null
  /** 1: nothing is asked without it; of a control of its own. */
  queryMustInput?: string | null
  /** The check of what is asked: a preset or a regular expression; of a control of its own. */
  queryValidType?: string | null
}

export interface OnlineFormData {
  records: {
    [k: string]: unknown
  }[]
  total: number
}

/** A record: columns in snake case, and the rows of each sub-table under its name. */
export interface OnlineFormRecord {
  [k: string]: unknown
}

export interface OnlineFormItem {
  head: OnlineFormHead
  schema: {
    table: string
    required: string[]
    /** What each column is in the form, by column (api-contract 18.4). */
    properties: {
      [k: string]: {
        [k: string]: unknown
      }
    }
  }
  formTemplate: string
  cgButtonList: OnlineFormButton[]
  /** Always empty. */
  enhanceJs: string
}

export interface OnlineFormDoButton {
  formId: string
  buttonCode: string
  /** Ids of rows, joined by commas. */
  dataId?: string | null
  /** What the form holds. */
  uiFormData?: {
    [k: string]: unknown
  } | null
}

export interface OnlineFormOption {
  id: string
  /** Value. */
  store: string
  /** Text. */
  label: string
  pid?: string | null
}

/** A form and its sub-tables, as files are made of them. */
export interface OnlineFormCodeInfo {
  main: OnlineFormCodeTable
  sub: OnlineFormCodeTable[]
  /** Styles to choose from. */
  jspModeList: {
    code: string
    note: string
  }[]
  /** Empty: nothing is written on the server. */
  projectPath: string
}

export interface OnlineFormCodeTable {
  tableName: string
  /** What the table is called. */
  ftlDescription: string
  /** Folder of the files; of the main table alone. */
  entityPackage?: string
  /** Name of the entity; of the main table alone. */
  entityName?: string
}

/** A table that can become a form. */
export interface OnlineFormTable {
  /** Its name. */
  id: string
  /** What the database says of it, else its name. */
  title: string
}

export interface OnlineFormQuerySchema {
  table: string
  title: string
  /** Fields of the form, as in the schema of getFormItem. */
  properties: {
    [k: string]: unknown
  }
  /** Fields that stand in the query. */
  searchFieldList: string[]
  /** Whether sub-tables are asked in the same query; never here. */
  joinQuery: boolean
}

/** A button that every form has. */
export interface OnlineFormBuiltInButton {
  cgformHeadId: string
  buttonCode: string
  buttonName: string
  /** link in a row, button above the list. */
  buttonStyle: string
  /** 1: shown, unless rights keep it. */
  buttonStatus: string
  optType: string
  orderNum: number
}

/** A place that generated files may go to. */
export interface OnlineFormFolder {
  key: string
  title: string
  isLeaf: boolean
}

/** A deleted form. */
export interface OnlineFormInBin {
  /** Of the form. */
  id: string
  /** Name of its table. */
  tableName: string
  /** What people call it. */
  tableTxt: string
  /** 1 single, 2 main, 3 sub. */
  tableType: number
  /** 1: a view of another form. */
  copyType: number
  /** The form that a view shows. */
  physicId?: string | null
  /** Rows of its table, those of every tenant. */
  rows: number
  /** False: about so many. */
  rowsExact: boolean
  /** Who deleted it. */
  deletedBy?: string | null
  /** When it was deleted. */
  deletedTime?: string | null
}

export interface OnlineFormRecycle {
  /** Joined by commas. */
  ids: string
}

export type OnlineCgformHeadListQuery = ListQuery

export type OnlineCgformHeadListResult = Page & {
  records: OnlineFormHead[]
}

/**
 * Forms; `copyType=0` leaves views out.
 *
 * `GET /online/cgform/head/list`
 */
export function onlineCgformHeadList(request: { query?: OnlineCgformHeadListQuery | undefined } = {}, config?: Config) {
  return http.Get<OnlineCgformHeadListResult>('/online/cgform/head/list', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformHeadQueryByIdQuery {
  /** Id of the form. */
  id: string
}

/**
 * The head of a form.
 *
 * `GET /online/cgform/head/queryById`
 */
export function onlineCgformHeadQueryById(request: { query: OnlineCgformHeadQueryByIdQuery }, config?: Config) {
  return http.Get<OnlineFormHead>('/online/cgform/head/queryById', { ...config, params: queryOf(request.query) })
}

/**
 * Add a form without columns.
 *
 * `POST /online/cgform/head/add`
 */
export function onlineCgformHeadAdd(request: { body: OnlineFormHeadGiven }, config?: Config) {
  return http.Post<string>('/online/cgform/head/add', request.body, config)
}

/**
 * Change what a form says of itself.
 *
 * `PUT /online/cgform/head/edit`
 */
export function onlineCgformHeadEdit(request: { body: OnlineFormHeadEdit }, config?: Config) {
  return http.Put<null>('/online/cgform/head/edit', request.body, config)
}

export interface OnlineCgformHeadDeleteQuery {
  /** Id of the form. */
  id: string
}

/**
 * Put forms into the recycle bin, with their tables.
 *
 * `DELETE /online/cgform/head/delete`
 */
export function onlineCgformHeadDelete(request: { query: OnlineCgformHeadDeleteQuery }, config?: Config) {
  return http.Delete<null>('/online/cgform/head/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformHeadDeleteBatchQuery {
  /** Ids, joined by commas. */
  ids: string
  /**
   * 1: into the recycle bin, with their tables; 0: the forms only, for good.
   * @default "0"
   */
  flag?: '0' | '1'
}

/**
 * Delete forms.
 *
 * `DELETE /online/cgform/head/deleteBatch`
 */
export function onlineCgformHeadDeleteBatch(request: { query: OnlineCgformHeadDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/online/cgform/head/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformHeadRemoveRecordQuery {
  /** Id of the form. */
  id: string
}

/**
 * Delete a form and leave its table.
 *
 * `DELETE /online/cgform/head/removeRecord`
 */
export function onlineCgformHeadRemoveRecord(request: { query: OnlineCgformHeadRemoveRecordQuery }, config?: Config) {
  return http.Delete<null>('/online/cgform/head/removeRecord', undefined, { ...config, params: queryOf(request.query) })
}

export type OnlineCgformHeadDeleteListQuery = ListQuery

/**
 * Forms in the recycle bin.
 *
 * `GET /online/cgform/head/deleteList`
 */
export function onlineCgformHeadDeleteList(request: { query?: OnlineCgformHeadDeleteListQuery | undefined } = {}, config?: Config) {
  return http.Get<OnlineFormInBin[]>('/online/cgform/head/deleteList', { ...config, params: queryOf(request.query) })
}

/**
 * Restore forms from the recycle bin, with their tables, rows, buttons and rights.
 *
 * `PUT /online/cgform/head/putRecycleBin`
 */
export function onlineCgformHeadPutRecycleBin(request: { body: OnlineFormRecycle }, config?: Config) {
  return http.Put<null>('/online/cgform/head/putRecycleBin', request.body, config)
}

export interface OnlineCgformHeadDeleteRecycleBinQuery {
  /** Joined by commas. */
  ids: string
}

/**
 * Erase forms of the recycle bin for good, with their tables and rows.
 *
 * `DELETE /online/cgform/head/deleteRecycleBin`
 */
export function onlineCgformHeadDeleteRecycleBin(request: { query: OnlineCgformHeadDeleteRecycleBinQuery }, config?: Config) {
  return http.Delete<null>('/online/cgform/head/deleteRecycleBin', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformHeadCopyOnlineQuery {
  /** Id of the form. */
  code: string
}

/**
 * Make a view of a form: other columns over the same table.
 *
 * `POST /online/cgform/head/copyOnline`
 */
export function onlineCgformHeadCopyOnline(request: { query: OnlineCgformHeadCopyOnlineQuery }, config?: Config) {
  return http.Post<string>('/online/cgform/head/copyOnline', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformFieldListByHeadIdQuery {
  /** Id of the form. */
  headId: string
}

/**
 * The columns of a form.
 *
 * `GET /online/cgform/field/listByHeadId`
 */
export function onlineCgformFieldListByHeadId(request: { query: OnlineCgformFieldListByHeadIdQuery }, config?: Config) {
  return http.Get<OnlineFormField[]>('/online/cgform/field/listByHeadId', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformFieldListByHeadCodeQuery {
  /** Name of the table. */
  headCode: string
}

/**
 * The columns of a form by its table.
 *
 * `GET /online/cgform/field/listByHeadCode`
 */
export function onlineCgformFieldListByHeadCode(request: { query: OnlineCgformFieldListByHeadCodeQuery }, config?: Config) {
  return http.Get<OnlineFormField[]>('/online/cgform/field/listByHeadCode', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformIndexListByHeadIdQuery {
  /** Id of the form. */
  headId: string
}

/**
 * The indexes of a form.
 *
 * `GET /online/cgform/index/listByHeadId`
 */
export function onlineCgformIndexListByHeadId(request: { query: OnlineCgformIndexListByHeadIdQuery }, config?: Config) {
  return http.Get<OnlineFormIndex[]>('/online/cgform/index/listByHeadId', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiCheckOnlyTableQuery {
  /** Name of the table. */
  tbname: string
  /** The form whose name it may be. */
  id?: string
}

/**
 * Whether the name of a table is free; refused when it is not.
 *
 * `GET /online/cgform/api/checkOnlyTable`
 */
export function onlineCgformApiCheckOnlyTable(request: { query: OnlineCgformApiCheckOnlyTableQuery }, config?: Config) {
  return http.Get<null>('/online/cgform/api/checkOnlyTable', { ...config, params: queryOf(request.query) })
}

/**
 * Add a form with its columns and indexes.
 *
 * `POST /online/cgform/api/addAll`
 */
export function onlineCgformApiAddAll(request: { body: OnlineFormAddAll }, config?: Config) {
  return http.Post<string>('/online/cgform/api/addAll', request.body, config)
}

/**
 * Change a form with its columns and indexes.
 *
 * `PUT /online/cgform/api/editAll`
 */
export function onlineCgformApiEditAll(request: { body: OnlineFormEditAll }, config?: Config) {
  return http.Put<null>('/online/cgform/api/editAll', request.body, config)
}

export interface OnlineCgformApiDoDbSynchParams {
  /** Id of the form, or ids joined by commas: they are done in this order until one is refused. */
  id: string
  /** normal or force. */
  synMethod: 'normal' | 'force'
}

/**
 * Bring the table in step with the form. `normal` keeps its rows and refuses what would lose some; `force` drops it and makes it anew.
 *
 * `POST /online/cgform/api/doDbSynch/{id}/{synMethod}`
 */
export function onlineCgformApiDoDbSynch(request: { params: OnlineCgformApiDoDbSynchParams }, config?: Config) {
  return http.Post<null>(pathOf('/online/cgform/api/doDbSynch/{id}/{synMethod}', request.params), undefined, config)
}

export interface OnlineCgformButtonListParams {
  /** Id of the form. */
  headId: string
}

export type OnlineCgformButtonListQuery = ListQuery

export type OnlineCgformButtonListResult = Page & {
  records: OnlineFormButton[]
}

/**
 * The buttons of a form.
 *
 * `GET /online/cgform/button/list/{headId}`
 */
export function onlineCgformButtonList(request: { params: OnlineCgformButtonListParams; query?: OnlineCgformButtonListQuery | undefined }, config?: Config) {
  return http.Get<OnlineCgformButtonListResult>(pathOf('/online/cgform/button/list/{headId}', request.params), { ...config, params: queryOf(request.query) })
}

/**
 * Add a button.
 *
 * `POST /online/cgform/button/add`
 */
export function onlineCgformButtonAdd(request: { body: OnlineFormButtonGiven }, config?: Config) {
  return http.Post<null>('/online/cgform/button/add', request.body, config)
}

/**
 * Change a button.
 *
 * `PUT /online/cgform/button/edit`
 */
export function onlineCgformButtonEdit(request: { body: OnlineFormButtonEdit }, config?: Config) {
  return http.Put<null>('/online/cgform/button/edit', request.body, config)
}

export interface OnlineCgformButtonDeleteQuery {
  /** Id of the button. */
  id: string
}

/**
 * Delete a button.
 *
 * `DELETE /online/cgform/button/delete`
 */
export function onlineCgformButtonDelete(request: { query: OnlineCgformButtonDeleteQuery }, config?: Config) {
  return http.Delete<null>('/online/cgform/button/delete', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformButtonDeleteBatchQuery {
  /** Ids, joined by commas. */
  ids: string
}

/**
 * Delete buttons.
 *
 * `DELETE /online/cgform/button/deleteBatch`
 */
export function onlineCgformButtonDeleteBatch(request: { query: OnlineCgformButtonDeleteBatchQuery }, config?: Config) {
  return http.Delete<null>('/online/cgform/button/deleteBatch', undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformHeadEnhanceButtonParams {
  /** Id of the form. */
  headId: string
}

/**
 * The buttons of a form, fixed ones included.
 *
 * `GET /online/cgform/head/enhanceButton/{headId}`
 */
export function onlineCgformHeadEnhanceButton(request: { params: OnlineCgformHeadEnhanceButtonParams }, config?: Config) {
  return http.Get<OnlineFormEnhanceButton[]>(pathOf('/online/cgform/head/enhanceButton/{headId}', request.params), config)
}

export interface OnlineCgformHeadEnhanceJsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceJsQuery {
  /** form or list. */
  type?: string
}

/**
 * Null: a form has no script.
 *
 * `GET /online/cgform/head/enhanceJs/{headId}`
 */
export function onlineCgformHeadEnhanceJs(request: { params: OnlineCgformHeadEnhanceJsParams; query?: OnlineCgformHeadEnhanceJsQuery | undefined }, config?: Config) {
  return http.Get<null>(pathOf('/online/cgform/head/enhanceJs/{headId}', request.params), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformHeadEnhanceJsPutParams {
  /** Id of the form. */
  headId: string
}

/**
 * Refused: enhancements are code, and code out of a database is never run.
 *
 * `PUT /online/cgform/head/enhanceJs/{headId}`
 */
export function onlineCgformHeadEnhanceJsPut(request: { params: OnlineCgformHeadEnhanceJsPutParams; body: OnlineFormEnhanceGiven }, config?: Config) {
  return http.Put<null>(pathOf('/online/cgform/head/enhanceJs/{headId}', request.params), request.body, config)
}

export interface OnlineCgformHeadEnhanceJsPostParams {
  /** Id of the form. */
  headId: string
}

/**
 * Refused: enhancements are code, and code out of a database is never run.
 *
 * `POST /online/cgform/head/enhanceJs/{headId}`
 */
export function onlineCgformHeadEnhanceJsPost(request: { params: OnlineCgformHeadEnhanceJsPostParams; body: OnlineFormEnhanceGiven }, config?: Config) {
  return http.Post<null>(pathOf('/online/cgform/head/enhanceJs/{headId}', request.params), request.body, config)
}

export interface OnlineCgformHeadEnhanceJavaParams {
  /** Id of the form. */
  headId: string
}

/**
 * Nothing: a form has no class of its own.
 *
 * `GET /online/cgform/head/enhanceJava/{headId}`
 */
export function onlineCgformHeadEnhanceJava(request: { params: OnlineCgformHeadEnhanceJavaParams }, config?: Config) {
  return http.Get<OnlineFormEnhance[]>(pathOf('/online/cgform/head/enhanceJava/{headId}', request.params), config)
}

export interface OnlineCgformHeadEnhanceJavaPutParams {
  /** Id of the form. */
  headId: string
}

/**
 * Refused: enhancements are code, and code out of a database is never run.
 *
 * `PUT /online/cgform/head/enhanceJava/{headId}`
 */
export function onlineCgformHeadEnhanceJavaPut(request: { params: OnlineCgformHeadEnhanceJavaPutParams; body: OnlineFormEnhanceGiven }, config?: Config) {
  return http.Put<null>(pathOf('/online/cgform/head/enhanceJava/{headId}', request.params), request.body, config)
}

export interface OnlineCgformHeadEnhanceJavaPostParams {
  /** Id of the form. */
  headId: string
}

/**
 * Refused: enhancements are code, and code out of a database is never run.
 *
 * `POST /online/cgform/head/enhanceJava/{headId}`
 */
export function onlineCgformHeadEnhanceJavaPost(request: { params: OnlineCgformHeadEnhanceJavaPostParams; body: OnlineFormEnhanceGiven }, config?: Config) {
  return http.Post<null>(pathOf('/online/cgform/head/enhanceJava/{headId}', request.params), request.body, config)
}

export interface OnlineCgformHeadEnhanceSqlParams {
  /** Id of the form. */
  headId: string
}

/**
 * Nothing: a form has no statement of its own.
 *
 * `GET /online/cgform/head/enhanceSql/{headId}`
 */
export function onlineCgformHeadEnhanceSql(request: { params: OnlineCgformHeadEnhanceSqlParams }, config?: Config) {
  return http.Get<OnlineFormEnhance[]>(pathOf('/online/cgform/head/enhanceSql/{headId}', request.params), config)
}

export interface OnlineCgformHeadEnhanceSqlPutParams {
  /** Id of the form. */
  headId: string
}

/**
 * Refused: enhancements are code, and code out of a database is never run.
 *
 * `PUT /online/cgform/head/enhanceSql/{headId}`
 */
export function onlineCgformHeadEnhanceSqlPut(request: { params: OnlineCgformHeadEnhanceSqlPutParams; body: OnlineFormEnhanceGiven }, config?: Config) {
  return http.Put<null>(pathOf('/online/cgform/head/enhanceSql/{headId}', request.params), request.body, config)
}

export interface OnlineCgformHeadEnhanceSqlPostParams {
  /** Id of the form. */
  headId: string
}

/**
 * Refused: enhancements are code, and code out of a database is never run.
 *
 * `POST /online/cgform/head/enhanceSql/{headId}`
 */
export function onlineCgformHeadEnhanceSqlPost(request: { params: OnlineCgformHeadEnhanceSqlPostParams; body: OnlineFormEnhanceGiven }, config?: Config) {
  return http.Post<null>(pathOf('/online/cgform/head/enhanceSql/{headId}', request.params), request.body, config)
}

export interface OnlineCgformApiGetColumnsParams {
  /** Id of the form. */
  headId: string
}

/**
 * How the list of a form looks.
 *
 * `GET /online/cgform/api/getColumns/{headId}`
 */
export function onlineCgformApiGetColumns(request: { params: OnlineCgformApiGetColumnsParams }, config?: Config) {
  return http.Get<OnlineFormColumns>(pathOf('/online/cgform/api/getColumns/{headId}', request.params), config)
}

export interface OnlineCgformApiGetErpColumnsParams {
  /** Id of the form. */
  headId: string
}

/**
 * How the lists of a form and of its sub-tables look.
 *
 * `GET /online/cgform/api/getErpColumns/{headId}`
 */
export function onlineCgformApiGetErpColumns(request: { params: OnlineCgformApiGetErpColumnsParams }, config?: Config) {
  return http.Get<OnlineFormErpColumns>(pathOf('/online/cgform/api/getErpColumns/{headId}', request.params), config)
}

export interface OnlineCgformApiGetQueryInfoParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiGetQueryInfoQuery {
  /** Sent by pages of several lists. */
  tabletype?: string
}

/**
 * What a form can be asked.
 *
 * `GET /online/cgform/api/getQueryInfo/{headId}`
 */
export function onlineCgformApiGetQueryInfo(request: { params: OnlineCgformApiGetQueryInfoParams; query?: OnlineCgformApiGetQueryInfoQuery | undefined }, config?: Config) {
  return http.Get<OnlineFormQuery[]>(pathOf('/online/cgform/api/getQueryInfo/{headId}', request.params), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiGetFormItemParams {
  /** Id of the form. */
  headId: string
}

/**
 * The items of a form, with those of its sub-tables.
 *
 * `GET /online/cgform/api/getFormItem/{headId}`
 */
export function onlineCgformApiGetFormItem(request: { params: OnlineCgformApiGetFormItemParams }, config?: Config) {
  return http.Get<OnlineFormItem>(pathOf('/online/cgform/api/getFormItem/{headId}', request.params), config)
}

export interface OnlineCgformApiGetErpFormItemParams {
  /** Id of the form. */
  headId: string
}

/**
 * The items of a form alone.
 *
 * `GET /online/cgform/api/getErpFormItem/{headId}`
 */
export function onlineCgformApiGetErpFormItem(request: { params: OnlineCgformApiGetErpFormItemParams }, config?: Config) {
  return http.Get<OnlineFormItem>(pathOf('/online/cgform/api/getErpFormItem/{headId}', request.params), config)
}

export interface OnlineCgformApiGetFormItemBytbnameParams {
  /** Name of the table. */
  table: string
}

export interface OnlineCgformApiGetFormItemBytbnameQuery {
  /** Sent by pages of workflows. */
  taskId?: string
}

/**
 * The items of a form, by the name of its table.
 *
 * `GET /online/cgform/api/getFormItemBytbname/{table}`
 */
export function onlineCgformApiGetFormItemBytbname(request: { params: OnlineCgformApiGetFormItemBytbnameParams; query?: OnlineCgformApiGetFormItemBytbnameQuery | undefined }, config?: Config) {
  return http.Get<OnlineFormItem>(pathOf('/online/cgform/api/getFormItemBytbname/{table}', request.params), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiGetEnhanceJsParams {
  /** Id of the form. */
  headId: string
}

/**
 * Empty: a form has no script.
 *
 * `GET /online/cgform/api/getEnhanceJs/{headId}`
 */
export function onlineCgformApiGetEnhanceJs(request: { params: OnlineCgformApiGetEnhanceJsParams }, config?: Config) {
  return http.Get<string>(pathOf('/online/cgform/api/getEnhanceJs/{headId}', request.params), config)
}

export interface OnlineCgformApiGetDataParams {
  /** Id of the form. */
  headId: string
}

export type OnlineCgformApiGetDataQuery = OnlineFormListQuery

/**
 * One page of the rows of a form; `pageSize=-521` asks for all. Filters are its columns in snake case.
 *
 * `GET /online/cgform/api/getData/{headId}`
 */
export function onlineCgformApiGetData(request: { params: OnlineCgformApiGetDataParams; query?: OnlineCgformApiGetDataQuery | undefined }, config?: Config) {
  return http.Get<OnlineFormData>(pathOf('/online/cgform/api/getData/{headId}', request.params), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiGetTreeDataParams {
  /** Id of the form. */
  headId: string
}

export type OnlineCgformApiGetTreeDataQuery = OnlineFormListQuery & {
  /** true: the filters search the whole tree. */
  hasQuery?: string
}

/**
 * The roots of a tree, or what stands below one row.
 *
 * `GET /online/cgform/api/getTreeData/{headId}`
 */
export function onlineCgformApiGetTreeData(request: { params: OnlineCgformApiGetTreeDataParams; query?: OnlineCgformApiGetTreeDataQuery | undefined }, config?: Config) {
  return http.Get<OnlineFormData>(pathOf('/online/cgform/api/getTreeData/{headId}', request.params), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiSubformParams {
  /** Name of the sub-table. */
  subTable: string
  /** Id of the main record. */
  mainId: string
}

export type OnlineCgformApiSubformResult = OnlineFormRecord | null

/**
 * The row of a one-to-one sub-table; null when there is none.
 *
 * `GET /online/cgform/api/subform/{subTable}/{mainId}`
 */
export function onlineCgformApiSubform(request: { params: OnlineCgformApiSubformParams }, config?: Config) {
  return http.Get<OnlineCgformApiSubformResult>(pathOf('/online/cgform/api/subform/{subTable}/{mainId}', request.params), config)
}

export interface OnlineCgformApiSubformListParams {
  /** Name of the sub-table. */
  subTable: string
  /** Id of the main record. */
  mainId: string
}

/**
 * The rows of a sub-table.
 *
 * `GET /online/cgform/api/subform/list/{subTable}/{mainId}`
 */
export function onlineCgformApiSubformList(request: { params: OnlineCgformApiSubformListParams }, config?: Config) {
  return http.Get<OnlineFormRecord[]>(pathOf('/online/cgform/api/subform/list/{subTable}/{mainId}', request.params), config)
}

export interface OnlineCgformApiFormGetParams {
  /** Id of the form. */
  headId: string
  /** Id of the record. */
  id: string
}

/**
 * A record with the rows of its sub-tables.
 *
 * `GET /online/cgform/api/form/{headId}/{id}`
 */
export function onlineCgformApiFormGet(request: { params: OnlineCgformApiFormGetParams }, config?: Config) {
  return http.Get<OnlineFormRecord>(pathOf('/online/cgform/api/form/{headId}/{id}', request.params), config)
}

export interface OnlineCgformApiFormDeleteParams {
  /** Id of the form. */
  headId: string
  /** Ids, joined by commas. */
  id: string
}

export interface OnlineCgformApiFormDeleteQuery {
  /** Type of the table, as the page knows it. */
  tabletype?: string
}

/**
 * Delete records with the rows of their sub-tables.
 *
 * `DELETE /online/cgform/api/form/{headId}/{id}`
 */
export function onlineCgformApiFormDelete(request: { params: OnlineCgformApiFormDeleteParams; query?: OnlineCgformApiFormDeleteQuery | undefined }, config?: Config) {
  return http.Delete<null>(pathOf('/online/cgform/api/form/{headId}/{id}', request.params), undefined, { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiFormPutParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiFormPutQuery {
  /** Type of the table, as the page knows it. */
  tabletype?: string
}

/**
 * Save a changed record. What the body leaves out keeps its value; a `version` that is older is refused.
 *
 * `PUT /online/cgform/api/form/{headId}`
 */
export function onlineCgformApiFormPut(request: { params: OnlineCgformApiFormPutParams; query?: OnlineCgformApiFormPutQuery | undefined; body: OnlineFormRecord }, config?: Config) {
  return http.Put<string>(pathOf('/online/cgform/api/form/{headId}', request.params), jsonOf(request.body), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiFormPostParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiFormPostQuery {
  /** Type of the table, as the page knows it. */
  tabletype?: string
}

/**
 * Save a new record with the rows of its sub-tables.
 *
 * `POST /online/cgform/api/form/{headId}`
 */
export function onlineCgformApiFormPost(request: { params: OnlineCgformApiFormPostParams; query?: OnlineCgformApiFormPostQuery | undefined; body: OnlineFormRecord }, config?: Config) {
  return http.Post<string>(pathOf('/online/cgform/api/form/{headId}', request.params), jsonOf(request.body), { ...config, params: queryOf(request.query) })
}

/**
 * Press a button of optType action: columns of the chosen records are set, all or none. A button that does anything else, which clients do by themselves, or nothing, is refused.
 *
 * `POST /online/cgform/api/doButton`
 */
export function onlineCgformApiDoButton(request: { body: OnlineFormDoButton }, config?: Config) {
  return http.Post<null>('/online/cgform/api/doButton', request.body, config)
}

export interface OnlineCgformApiQuerySelectOptionsQuery {
  /** Table. */
  table: string
  /** Column of the text. */
  txt: string
  /** Column of the value. */
  key: string
  /** Column of the id. */
  idField: string
  /** Column of the parent. */
  pidField: string
  /** As the field writes it; for the first level. */
  condition?: string
  /** Id of the chosen row of the level above. */
  pidValue?: string
}

/**
 * Options of one level of a `link_down` field; only what such a field names is answered.
 *
 * `GET /online/cgform/api/querySelectOptions`
 */
export function onlineCgformApiQuerySelectOptions(request: { query: OnlineCgformApiQuerySelectOptionsQuery }, config?: Config) {
  return http.Get<OnlineFormOption[]>('/online/cgform/api/querySelectOptions', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiExportXlsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiExportXlsQuery {
  /** JSON text of filters, sort and `selections`. */
  paramsStr?: string
}

/**
 * The rows of a form as a workbook.
 *
 * `GET /online/cgform/api/exportXls/{headId}`
 */
export function onlineCgformApiExportXls(request: { params: OnlineCgformApiExportXlsParams; query?: OnlineCgformApiExportXlsQuery | undefined }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/online/cgform/api/exportXls/{headId}', request.params), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface OnlineCgformApiImportPreviewParams {
  /** Id of the form. */
  headId: string
}

/**
 * What a workbook would bring, by row; nothing is saved. Ours; the family has none.
 *
 * `POST /online/cgform/api/importPreview/{headId}`
 */
export function onlineCgformApiImportPreview(request: { params: OnlineCgformApiImportPreviewParams; body: ImportFile | FormData }, config?: Config) {
  return http.Post<ImportPreview>(pathOf('/online/cgform/api/importPreview/{headId}', request.params), formOf(request.body), config)
}

export interface OnlineCgformApiImportTemplateParams {
  /** Id of the form. */
  headId: string
}

/**
 * An empty workbook to fill in.
 *
 * `GET /online/cgform/api/importTemplate/{headId}`
 */
export function onlineCgformApiImportTemplate(request: { params: OnlineCgformApiImportTemplateParams }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/online/cgform/api/importTemplate/{headId}', request.params), { ...config, meta: { ...config?.meta, answer: 'file' } })
}

export interface OnlineCgformApiImportXlsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiImportXlsQuery {
  /** Type of the table, as the page knows it. */
  tabletype?: string
  /** JSON text: columns and the values that every row gets. */
  foreignKeys?: string
}

export type OnlineCgformApiImportXlsResult = Result & {
  result?: ImportReport | null
}

/**
 * Take a workbook.
 *
 * `POST /online/cgform/api/importXls/{headId}`
 */
export function onlineCgformApiImportXls(request: { params: OnlineCgformApiImportXlsParams; query?: OnlineCgformApiImportXlsQuery | undefined; body: ImportFile | FormData }, config?: Config) {
  return http.Post<OnlineCgformApiImportXlsResult>(pathOf('/online/cgform/api/importXls/{headId}', request.params), formOf(request.body), { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'envelope' } })
}

export type OnlineCgformHeadQueryTablesQuery = ListQuery

/**
 * Tables of the database that can become forms.
 *
 * `GET /online/cgform/head/queryTables`
 */
export function onlineCgformHeadQueryTables(request: { query?: OnlineCgformHeadQueryTablesQuery | undefined } = {}, config?: Config) {
  return http.Get<OnlineFormTable[]>('/online/cgform/head/queryTables', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformHeadTableInfoQuery {
  /** Id of the form. */
  code: string
}

/**
 * What the files that a form becomes would be called.
 *
 * `GET /online/cgform/head/tableInfo`
 */
export function onlineCgformHeadTableInfo(request: { query: OnlineCgformHeadTableInfoQuery }, config?: Config) {
  return http.Get<OnlineFormCodeInfo>('/online/cgform/head/tableInfo', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiCodeGenerateBody {
  /** Id of the form. */
  code: string
  /** Folder of the files. Default: what the name of the table begins with. */
  entityPackage?: string
  /** Name of the entity. Default: the rest of the name of the table, in camel case. */
  entityName?: string
}

/**
 * The files that a form becomes, a line each; the server keeps none.
 *
 * `POST /online/cgform/api/codeGenerate`
 */
export function onlineCgformApiCodeGenerate(request: { body: OnlineCgformApiCodeGenerateBody }, config?: Config) {
  return http.Post<string[]>('/online/cgform/api/codeGenerate', request.body, config)
}

export interface OnlineCgformApiDownGenerateCodeQuery {
  /** Id of the form; without it `fileList` tells it. */
  code?: string
  /** Lines of `codeGenerate`, joined by commas. */
  fileList?: string
  /** Folder of the files. */
  entityPackage?: string
  /** Name of the entity. */
  entityName?: string
}

/**
 * The files that a form becomes: entity, screen, menu and samples, as an archive.
 *
 * `GET /online/cgform/api/downGenerateCode`
 */
export function onlineCgformApiDownGenerateCode(request: { query?: OnlineCgformApiDownGenerateCodeQuery | undefined } = {}, config?: Config) {
  return http.Get<DownloadedFile>('/online/cgform/api/downGenerateCode', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

export interface OnlineCgformHeadTransTablesParams {
  /** Names of tables, joined by commas. */
  names: string
}

/**
 * Make forms of tables of the database.
 *
 * `POST /online/cgform/head/transTables/{names}`
 */
export function onlineCgformHeadTransTables(request: { params: OnlineCgformHeadTransTablesParams }, config?: Config) {
  return http.Post<null>(pathOf('/online/cgform/head/transTables/{names}', request.params), undefined, config)
}

export interface OnlineCgformApiGetQueryInfoVue3Params {
  /** Id of the form. */
  headId: string
}

/**
 * What a form can be asked, as a schema for clients of 3.x.
 *
 * `GET /online/cgform/api/getQueryInfoVue3/{headId}`
 */
export function onlineCgformApiGetQueryInfoVue3(request: { params: OnlineCgformApiGetQueryInfoVue3Params }, config?: Config) {
  return http.Get<OnlineFormQuerySchema>(pathOf('/online/cgform/api/getQueryInfoVue3/{headId}', request.params), config)
}

export interface OnlineCgformButtonBuiltInListParams {
  /** Id of the form. */
  headId: string
}

/**
 * The buttons that every form has, as rows of buttons.
 *
 * `GET /online/cgform/button/builtInList/{headId}`
 */
export function onlineCgformButtonBuiltInList(request: { params: OnlineCgformButtonBuiltInListParams }, config?: Config) {
  return http.Get<OnlineFormBuiltInButton[]>(pathOf('/online/cgform/button/builtInList/{headId}', request.params), config)
}

export interface OnlineCgformHeadCopyOnlineTableParams {
  /** The form. */
  id: string
}

export interface OnlineCgformHeadCopyOnlineTableQuery {
  /** Table of the copy. */
  tableName: string
}

/**
 * Copy a form as one of its own, with columns, indexes and buttons; its table stands once it is synchronised.
 *
 * `GET /online/cgform/head/copyOnlineTable/{id}`
 */
export function onlineCgformHeadCopyOnlineTable(request: { params: OnlineCgformHeadCopyOnlineTableParams; query: OnlineCgformHeadCopyOnlineTableQuery }, config?: Config) {
  return http.Get<string>(pathOf('/online/cgform/head/copyOnlineTable/{id}', request.params), { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformApiCodeViewQuery {
  /** A line of `codeGenerate`, also encoded once more. */
  path: string
  /** Unread: the server keeps no files. */
  pathKey?: string | null
}

/**
 * One of the files that a form becomes, as plain text below a line with its path.
 *
 * `GET /online/cgform/api/codeView`
 */
export function onlineCgformApiCodeView(request: { query: OnlineCgformApiCodeViewQuery }, config?: Config) {
  return http.Get<DownloadedFile>('/online/cgform/api/codeView', { ...config, params: queryOf(request.query), meta: { ...config?.meta, answer: 'file' } })
}

/**
 * Where generated files go: to the browser alone, the server writes none.
 *
 * `GET /online/cgform/head/rootFile`
 */
export function onlineCgformHeadRootFile(config?: Config) {
  return http.Get<OnlineFormFolder[]>('/online/cgform/head/rootFile', config)
}

export interface OnlineCgformHeadFileTreeQuery {
  /** The place. */
  parentPath?: string
}

/**
 * What stands below a place of `rootFile`: nothing.
 *
 * `GET /online/cgform/head/fileTree`
 */
export function onlineCgformHeadFileTree(request: { query?: OnlineCgformHeadFileTreeQuery | undefined } = {}, config?: Config) {
  return http.Get<OnlineFormFolder[]>('/online/cgform/head/fileTree', { ...config, params: queryOf(request.query) })
}

export interface OnlineCgformFieldDownloadParams {
  /** The form. */
  headId: string
  /** The record. */
  dataId: string
  /** The column. */
  field: string
}

/**
 * The files of one column of a record, as an archive.
 *
 * `GET /online/cgform/field/download/{headId}/{dataId}/{field}`
 */
export function onlineCgformFieldDownload(request: { params: OnlineCgformFieldDownloadParams }, config?: Config) {
  return http.Get<DownloadedFile>(pathOf('/online/cgform/field/download/{headId}/{dataId}/{field}', request.params), { ...config, meta: { ...config?.meta, answer: 'file' } })
}
