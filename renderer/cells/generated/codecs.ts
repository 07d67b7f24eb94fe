// Made by `npm run generate`. Do not edit: change what it is made from.
import type { CellCodec } from '../../model/cell-type'
import { definition as areaCell } from '../area/definition'
import { definition as barcodeCell } from '../barcode/definition'
import { definition as catTreeCell } from '../cat_tree/definition'
import { definition as checkboxCell } from '../checkbox/definition'
import { definition as checkboxMetaCell } from '../checkbox_meta/definition'
import { definition as citationsCell } from '../citations/definition'
import { definition as codeCell } from '../code/definition'
import { definition as colorCell } from '../color/definition'
import { definition as cronCell } from '../cron/definition'
import { definition as dateCell } from '../date/definition'
import { definition as dateRangeCell } from '../date_range/definition'
import { definition as datetimeCell } from '../datetime/definition'
import { definition as ellipsisCell } from '../ellipsis/definition'
import { definition as fileCell } from '../file/definition'
import { definition as gridCell } from '../grid/definition'
import { definition as hiddenCell } from '../hidden/definition'
import { definition as iconCell } from '../icon/definition'
import { definition as imageCell } from '../image/definition'
import { definition as inputCell } from '../input/definition'
import { definition as inputNumberCell } from '../inputNumber/definition'
import { definition as inputFilterCell } from '../input_filter/definition'
import { definition as inputPopCell } from '../input_pop/definition'
import { definition as jsonCell } from '../json/definition'
import { definition as linkDownCell } from '../link_down/definition'
import { definition as listMultiCell } from '../list_multi/definition'
import { definition as markdownCell } from '../markdown/definition'
import { definition as normalCell } from '../normal/definition'
import { definition as objectCell } from '../object/definition'
import { definition as passwordCell } from '../password/definition'
import { definition as popupCell } from '../popup/definition'
import { definition as popupDictCell } from '../popup_dict/definition'
import { definition as qrcodeCell } from '../qrcode/definition'
import { definition as radioCell } from '../radio/definition'
import { definition as rateCell } from '../rate/definition'
import { definition as reportSqlCell } from '../report_sql/definition'
import { definition as selDepartCell } from '../sel_depart/definition'
import { definition as selEntityCell } from '../sel_entity/definition'
import { definition as selPositionCell } from '../sel_position/definition'
import { definition as selRoleCell } from '../sel_role/definition'
import { definition as selSearchCell } from '../sel_search/definition'
import { definition as selTreeCell } from '../sel_tree/definition'
import { definition as selUserCell } from '../sel_user/definition'
import { definition as selectCell } from '../select/definition'
import { definition as sliderCell } from '../slider/definition'
import { definition as slotCell } from '../slot/definition'
import { definition as switchCell } from '../switch/definition'
import { definition as tagsCell } from '../tags/definition'
import { definition as textareaCell } from '../textarea/definition'
import { definition as timeCell } from '../time/definition'
import { definition as umeditorCell } from '../umeditor/definition'
import { definition as uploadCell } from '../upload/definition'

/** The codec of each built-in cell type, by its name. */
export const cellCodecs = new Map<string, CellCodec<unknown, never>>([
  ['area', areaCell.codec as CellCodec<unknown, never>],
  ['barcode', barcodeCell.codec as CellCodec<unknown, never>],
  ['cat_tree', catTreeCell.codec as CellCodec<unknown, never>],
  ['checkbox', checkboxCell.codec as CellCodec<unknown, never>],
  ['checkbox_meta', checkboxMetaCell.codec as CellCodec<unknown, never>],
  ['citations', citationsCell.codec as CellCodec<unknown, never>],
  ['code', codeCell.codec as CellCodec<unknown, never>],
  ['color', colorCell.codec as CellCodec<unknown, never>],
  ['cron', cronCell.codec as CellCodec<unknown, never>],
  ['date', dateCell.codec as CellCodec<unknown, never>],
  ['date_range', dateRangeCell.codec as CellCodec<unknown, never>],
  ['datetime', datetimeCell.codec as CellCodec<unknown, never>],
  ['ellipsis', ellipsisCell.codec as CellCodec<unknown, never>],
  ['file', fileCell.codec as CellCodec<unknown, never>],
  ['grid', gridCell.codec as CellCodec<unknown, never>],
  ['hidden', hiddenCell.codec as CellCodec<unknown, never>],
  ['icon', iconCell.codec as CellCodec<unknown, never>],
  ['image', imageCell.codec as CellCodec<unknown, never>],
  ['input', inputCell.codec as CellCodec<unknown, never>],
  ['inputNumber', inputNumberCell.codec as CellCodec<unknown, never>],
  ['input_filter', inputFilterCell.codec as CellCodec<unknown, never>],
  ['input_pop', inputPopCell.codec as CellCodec<unknown, never>],
  ['json', jsonCell.codec as CellCodec<unknown, never>],
  ['link_down', linkDownCell.codec as CellCodec<unknown, never>],
  ['list_multi', listMultiCell.codec as CellCodec<unknown, never>],
  ['markdown', markdownCell.codec as CellCodec<unknown, never>],
  ['normal', normalCell.codec as CellCodec<unknown, never>],
  ['object', objectCell.codec as CellCodec<unknown, never>],
  ['password', passwordCell.codec as CellCodec<unknown, never>],
  ['popup', popupCell.codec as CellCodec<unknown, never>],
  ['popup_dict', popupDictCell.codec as CellCodec<unknown, never>],
  ['qrcode', qrcodeCell.codec as CellCodec<unknown, never>],
  ['radio', radioCell.codec as CellCodec<unknown, never>],
  ['rate', rateCell.codec as CellCodec<unknown, never>],
  ['report_sql', reportSqlCell.codec as CellCodec<unknown, never>],
  ['sel_depart', selDepartCell.codec as CellCodec<unknown, never>],
  ['sel_entity', selEntityCell.codec as CellCodec<unknown, never>],
  ['sel_position', selPositionCell.codec as CellCodec<unknown, never>],
  ['sel_role', selRoleCell.codec as CellCodec<unknown, never>],
  ['sel_search', selSearchCell.codec as CellCodec<unknown, never>],
  ['sel_tree', selTreeCell.codec as CellCodec<unknown, never>],
  ['sel_user', selUserCell.codec as CellCodec<unknown, never>],
  ['select', selectCell.codec as CellCodec<unknown, never>],
  ['slider', sliderCell.codec as CellCodec<unknown, never>],
  ['slot', slotCell.codec as CellCodec<unknown, never>],
  ['switch', switchCell.codec as CellCodec<unknown, never>],
  ['tags', tagsCell.codec as CellCodec<unknown, never>],
  ['textarea', textareaCell.codec as CellCodec<unknown, never>],
  ['time', timeCell.codec as CellCodec<unknown, never>],
  ['umeditor', umeditorCell.codec as CellCodec<unknown, never>],
  ['upload', uploadCell.codec as CellCodec<unknown, never>],
])
