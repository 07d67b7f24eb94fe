// Made by `npm run generate`. Do not edit: change what it is made from.
import type { CellCodec } from '../../model/cell-type'
import { codec as codec0 } from '../checkbox/codec'
import { codec as codec1 } from '../checkbox_meta/codec'
import { codec as codec2 } from '../cron/codec'
import { codec as codec3 } from '../date/codec'
import { codec as codec4 } from '../datetime/codec'
import { codec as codec5 } from '../file/codec'
import { codec as codec6 } from '../grid/codec'
import { codec as codec7 } from '../hidden/codec'
import { codec as codec8 } from '../image/codec'
import { codec as codec9 } from '../input/codec'
import { codec as codec10 } from '../inputNumber/codec'
import { codec as codec11 } from '../input_pop/codec'
import { codec as codec12 } from '../list_multi/codec'
import { codec as codec13 } from '../normal/codec'
import { codec as codec14 } from '../password/codec'
import { codec as codec15 } from '../popup/codec'
import { codec as codec16 } from '../radio/codec'
import { codec as codec17 } from '../sel_depart/codec'
import { codec as codec18 } from '../sel_search/codec'
import { codec as codec19 } from '../sel_tree/codec'
import { codec as codec20 } from '../sel_user/codec'
import { codec as codec21 } from '../select/codec'
import { codec as codec22 } from '../slot/codec'
import { codec as codec23 } from '../switch/codec'
import { codec as codec24 } from '../textarea/codec'
import { codec as codec25 } from '../time/codec'
import { codec as codec26 } from '../upload/codec'

export const cellCodecs = new Map<string, CellCodec<unknown, never>>([
  ['checkbox', codec0 as CellCodec<unknown, never>],
  ['checkbox_meta', codec1 as CellCodec<unknown, never>],
  ['cron', codec2 as CellCodec<unknown, never>],
  ['date', codec3 as CellCodec<unknown, never>],
  ['datetime', codec4 as CellCodec<unknown, never>],
  ['file', codec5 as CellCodec<unknown, never>],
  ['grid', codec6 as CellCodec<unknown, never>],
  ['hidden', codec7 as CellCodec<unknown, never>],
  ['image', codec8 as CellCodec<unknown, never>],
  ['input', codec9 as CellCodec<unknown, never>],
  ['inputNumber', codec10 as CellCodec<unknown, never>],
  ['input_pop', codec11 as CellCodec<unknown, never>],
  ['list_multi', codec12 as CellCodec<unknown, never>],
  ['normal', codec13 as CellCodec<unknown, never>],
  ['password', codec14 as CellCodec<unknown, never>],
  ['popup', codec15 as CellCodec<unknown, never>],
  ['radio', codec16 as CellCodec<unknown, never>],
  ['sel_depart', codec17 as CellCodec<unknown, never>],
  ['sel_search', codec18 as CellCodec<unknown, never>],
  ['sel_tree', codec19 as CellCodec<unknown, never>],
  ['sel_user', codec20 as CellCodec<unknown, never>],
  ['select', codec21 as CellCodec<unknown, never>],
  ['slot', codec22 as CellCodec<unknown, never>],
  ['switch', codec23 as CellCodec<unknown, never>],
  ['textarea', codec24 as CellCodec<unknown, never>],
  ['time', codec25 as CellCodec<unknown, never>],
  ['upload', codec26 as CellCodec<unknown, never>],
])
