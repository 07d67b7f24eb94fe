// Made by `npm run generate`. Do not edit: change what it is made from.
import type { CellCodec } from '../../model/cell-type'
import { codec as codec0 } from '../area/codec'
import { codec as codec1 } from '../barcode/codec'
import { codec as codec2 } from '../cat_tree/codec'
import { codec as codec3 } from '../checkbox/codec'
import { codec as codec4 } from '../checkbox_meta/codec'
import { codec as codec5 } from '../code/codec'
import { codec as codec6 } from '../color/codec'
import { codec as codec7 } from '../cron/codec'
import { codec as codec8 } from '../date/codec'
import { codec as codec9 } from '../datetime/codec'
import { codec as codec10 } from '../ellipsis/codec'
import { codec as codec11 } from '../file/codec'
import { codec as codec12 } from '../grid/codec'
import { codec as codec13 } from '../hidden/codec'
import { codec as codec14 } from '../image/codec'
import { codec as codec15 } from '../input/codec'
import { codec as codec16 } from '../inputNumber/codec'
import { codec as codec17 } from '../input_filter/codec'
import { codec as codec18 } from '../input_pop/codec'
import { codec as codec19 } from '../json/codec'
import { codec as codec20 } from '../link_down/codec'
import { codec as codec21 } from '../list_multi/codec'
import { codec as codec22 } from '../markdown/codec'
import { codec as codec23 } from '../normal/codec'
import { codec as codec24 } from '../object/codec'
import { codec as codec25 } from '../password/codec'
import { codec as codec26 } from '../popup/codec'
import { codec as codec27 } from '../popup_dict/codec'
import { codec as codec28 } from '../qrcode/codec'
import { codec as codec29 } from '../radio/codec'
import { codec as codec30 } from '../rate/codec'
import { codec as codec31 } from '../report_sql/codec'
import { codec as codec32 } from '../sel_depart/codec'
import { codec as codec33 } from '../sel_entity/codec'
import { codec as codec34 } from '../sel_position/codec'
import { codec as codec35 } from '../sel_role/codec'
import { codec as codec36 } from '../sel_search/codec'
import { codec as codec37 } from '../sel_tree/codec'
import { codec as codec38 } from '../sel_user/codec'
import { codec as codec39 } from '../select/codec'
import { codec as codec40 } from '../slider/codec'
import { codec as codec41 } from '../slot/codec'
import { codec as codec42 } from '../switch/codec'
import { codec as codec43 } from '../tags/codec'
import { codec as codec44 } from '../textarea/codec'
import { codec as codec45 } from '../time/codec'
import { codec as codec46 } from '../umeditor/codec'
import { codec as codec47 } from '../upload/codec'

export const cellCodecs = new Map<string, CellCodec<unknown, never>>([
  ['area', codec0 as CellCodec<unknown, never>],
  ['barcode', codec1 as CellCodec<unknown, never>],
  ['cat_tree', codec2 as CellCodec<unknown, never>],
  ['checkbox', codec3 as CellCodec<unknown, never>],
  ['checkbox_meta', codec4 as CellCodec<unknown, never>],
  ['code', codec5 as CellCodec<unknown, never>],
  ['color', codec6 as CellCodec<unknown, never>],
  ['cron', codec7 as CellCodec<unknown, never>],
  ['date', codec8 as CellCodec<unknown, never>],
  ['datetime', codec9 as CellCodec<unknown, never>],
  ['ellipsis', codec10 as CellCodec<unknown, never>],
  ['file', codec11 as CellCodec<unknown, never>],
  ['grid', codec12 as CellCodec<unknown, never>],
  ['hidden', codec13 as CellCodec<unknown, never>],
  ['image', codec14 as CellCodec<unknown, never>],
  ['input', codec15 as CellCodec<unknown, never>],
  ['inputNumber', codec16 as CellCodec<unknown, never>],
  ['input_filter', codec17 as CellCodec<unknown, never>],
  ['input_pop', codec18 as CellCodec<unknown, never>],
  ['json', codec19 as CellCodec<unknown, never>],
  ['link_down', codec20 as CellCodec<unknown, never>],
  ['list_multi', codec21 as CellCodec<unknown, never>],
  ['markdown', codec22 as CellCodec<unknown, never>],
  ['normal', codec23 as CellCodec<unknown, never>],
  ['object', codec24 as CellCodec<unknown, never>],
  ['password', codec25 as CellCodec<unknown, never>],
  ['popup', codec26 as CellCodec<unknown, never>],
  ['popup_dict', codec27 as CellCodec<unknown, never>],
  ['qrcode', codec28 as CellCodec<unknown, never>],
  ['radio', codec29 as CellCodec<unknown, never>],
  ['rate', codec30 as CellCodec<unknown, never>],
  ['report_sql', codec31 as CellCodec<unknown, never>],
  ['sel_depart', codec32 as CellCodec<unknown, never>],
  ['sel_entity', codec33 as CellCodec<unknown, never>],
  ['sel_position', codec34 as CellCodec<unknown, never>],
  ['sel_role', codec35 as CellCodec<unknown, never>],
  ['sel_search', codec36 as CellCodec<unknown, never>],
  ['sel_tree', codec37 as CellCodec<unknown, never>],
  ['sel_user', codec38 as CellCodec<unknown, never>],
  ['select', codec39 as CellCodec<unknown, never>],
  ['slider', codec40 as CellCodec<unknown, never>],
  ['slot', codec41 as CellCodec<unknown, never>],
  ['switch', codec42 as CellCodec<unknown, never>],
  ['tags', codec43 as CellCodec<unknown, never>],
  ['textarea', codec44 as CellCodec<unknown, never>],
  ['time', codec45 as CellCodec<unknown, never>],
  ['umeditor', codec46 as CellCodec<unknown, never>],
  ['upload', codec47 as CellCodec<unknown, never>],
])
