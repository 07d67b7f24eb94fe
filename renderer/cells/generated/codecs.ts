// Made by `npm run generate`. Do not edit: change what it is made from.
import type { CellCodec } from '../../model/cell-type'
import { codec as codec0 } from '../checkbox/codec'
import { codec as codec1 } from '../checkbox_meta/codec'
import { codec as codec2 } from '../color/codec'
import { codec as codec3 } from '../cron/codec'
import { codec as codec4 } from '../date/codec'
import { codec as codec5 } from '../datetime/codec'
import { codec as codec6 } from '../file/codec'
import { codec as codec7 } from '../grid/codec'
import { codec as codec8 } from '../hidden/codec'
import { codec as codec9 } from '../image/codec'
import { codec as codec10 } from '../input/codec'
import { codec as codec11 } from '../inputNumber/codec'
import { codec as codec12 } from '../input_filter/codec'
import { codec as codec13 } from '../input_pop/codec'
import { codec as codec14 } from '../list_multi/codec'
import { codec as codec15 } from '../normal/codec'
import { codec as codec16 } from '../password/codec'
import { codec as codec17 } from '../popup/codec'
import { codec as codec18 } from '../qrcode/codec'
import { codec as codec19 } from '../radio/codec'
import { codec as codec20 } from '../rate/codec'
import { codec as codec21 } from '../sel_depart/codec'
import { codec as codec22 } from '../sel_search/codec'
import { codec as codec23 } from '../sel_tree/codec'
import { codec as codec24 } from '../sel_user/codec'
import { codec as codec25 } from '../select/codec'
import { codec as codec26 } from '../slider/codec'
import { codec as codec27 } from '../slot/codec'
import { codec as codec28 } from '../switch/codec'
import { codec as codec29 } from '../tags/codec'
import { codec as codec30 } from '../textarea/codec'
import { codec as codec31 } from '../time/codec'
import { codec as codec32 } from '../upload/codec'

export const cellCodecs = new Map<string, CellCodec<unknown, never>>([
  ['checkbox', codec0 as CellCodec<unknown, never>],
  ['checkbox_meta', codec1 as CellCodec<unknown, never>],
  ['color', codec2 as CellCodec<unknown, never>],
  ['cron', codec3 as CellCodec<unknown, never>],
  ['date', codec4 as CellCodec<unknown, never>],
  ['datetime', codec5 as CellCodec<unknown, never>],
  ['file', codec6 as CellCodec<unknown, never>],
  ['grid', codec7 as CellCodec<unknown, never>],
  ['hidden', codec8 as CellCodec<unknown, never>],
  ['image', codec9 as CellCodec<unknown, never>],
  ['input', codec10 as CellCodec<unknown, never>],
  ['inputNumber', codec11 as CellCodec<unknown, never>],
  ['input_filter', codec12 as CellCodec<unknown, never>],
  ['input_pop', codec13 as CellCodec<unknown, never>],
  ['list_multi', codec14 as CellCodec<unknown, never>],
  ['normal', codec15 as CellCodec<unknown, never>],
  ['password', codec16 as CellCodec<unknown, never>],
  ['popup', codec17 as CellCodec<unknown, never>],
  ['qrcode', codec18 as CellCodec<unknown, never>],
  ['radio', codec19 as CellCodec<unknown, never>],
  ['rate', codec20 as CellCodec<unknown, never>],
  ['sel_depart', codec21 as CellCodec<unknown, never>],
  ['sel_search', codec22 as CellCodec<unknown, never>],
  ['sel_tree', codec23 as CellCodec<unknown, never>],
  ['sel_user', codec24 as CellCodec<unknown, never>],
  ['select', codec25 as CellCodec<unknown, never>],
  ['slider', codec26 as CellCodec<unknown, never>],
  ['slot', codec27 as CellCodec<unknown, never>],
  ['switch', codec28 as CellCodec<unknown, never>],
  ['tags', codec29 as CellCodec<unknown, never>],
  ['textarea', codec30 as CellCodec<unknown, never>],
  ['time', codec31 as CellCodec<unknown, never>],
  ['upload', codec32 as CellCodec<unknown, never>],
])
