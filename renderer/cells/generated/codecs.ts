// Made by `npm run generate`. Do not edit: change what it is made from.
import type { CellCodec } from '../../model/cell-type'
import { codec as codec0 } from '../checkbox/codec'
import { codec as codec1 } from '../checkbox_meta/codec'
import { codec as codec2 } from '../date/codec'
import { codec as codec3 } from '../datetime/codec'
import { codec as codec4 } from '../file/codec'
import { codec as codec5 } from '../hidden/codec'
import { codec as codec6 } from '../image/codec'
import { codec as codec7 } from '../input/codec'
import { codec as codec8 } from '../inputNumber/codec'
import { codec as codec9 } from '../input_pop/codec'
import { codec as codec10 } from '../list_multi/codec'
import { codec as codec11 } from '../normal/codec'
import { codec as codec12 } from '../password/codec'
import { codec as codec13 } from '../radio/codec'
import { codec as codec14 } from '../sel_depart/codec'
import { codec as codec15 } from '../sel_tree/codec'
import { codec as codec16 } from '../sel_user/codec'
import { codec as codec17 } from '../select/codec'
import { codec as codec18 } from '../switch/codec'
import { codec as codec19 } from '../textarea/codec'
import { codec as codec20 } from '../time/codec'
import { codec as codec21 } from '../upload/codec'

export const cellCodecs = new Map<string, CellCodec<unknown, never>>([
  ['checkbox', codec0 as CellCodec<unknown, never>],
  ['checkbox_meta', codec1 as CellCodec<unknown, never>],
  ['date', codec2 as CellCodec<unknown, never>],
  ['datetime', codec3 as CellCodec<unknown, never>],
  ['file', codec4 as CellCodec<unknown, never>],
  ['hidden', codec5 as CellCodec<unknown, never>],
  ['image', codec6 as CellCodec<unknown, never>],
  ['input', codec7 as CellCodec<unknown, never>],
  ['inputNumber', codec8 as CellCodec<unknown, never>],
  ['input_pop', codec9 as CellCodec<unknown, never>],
  ['list_multi', codec10 as CellCodec<unknown, never>],
  ['normal', codec11 as CellCodec<unknown, never>],
  ['password', codec12 as CellCodec<unknown, never>],
  ['radio', codec13 as CellCodec<unknown, never>],
  ['sel_depart', codec14 as CellCodec<unknown, never>],
  ['sel_tree', codec15 as CellCodec<unknown, never>],
  ['sel_user', codec16 as CellCodec<unknown, never>],
  ['select', codec17 as CellCodec<unknown, never>],
  ['switch', codec18 as CellCodec<unknown, never>],
  ['textarea', codec19 as CellCodec<unknown, never>],
  ['time', codec20 as CellCodec<unknown, never>],
  ['upload', codec21 as CellCodec<unknown, never>],
])
