// Made by `npm run generate`. Do not edit: change what it is made from.
import type { CellCodec } from '../../model/cell-type'
import { codec as codec0 } from '../checkbox/codec'
import { codec as codec1 } from '../date/codec'
import { codec as codec2 } from '../datetime/codec'
import { codec as codec3 } from '../file/codec'
import { codec as codec4 } from '../hidden/codec'
import { codec as codec5 } from '../image/codec'
import { codec as codec6 } from '../input/codec'
import { codec as codec7 } from '../inputNumber/codec'
import { codec as codec8 } from '../list_multi/codec'
import { codec as codec9 } from '../password/codec'
import { codec as codec10 } from '../radio/codec'
import { codec as codec11 } from '../sel_depart/codec'
import { codec as codec12 } from '../sel_tree/codec'
import { codec as codec13 } from '../sel_user/codec'
import { codec as codec14 } from '../select/codec'
import { codec as codec15 } from '../switch/codec'
import { codec as codec16 } from '../textarea/codec'
import { codec as codec17 } from '../time/codec'

export const cellCodecs = new Map<string, CellCodec<unknown, never>>([
  ['checkbox', codec0 as CellCodec<unknown, never>],
  ['date', codec1 as CellCodec<unknown, never>],
  ['datetime', codec2 as CellCodec<unknown, never>],
  ['file', codec3 as CellCodec<unknown, never>],
  ['hidden', codec4 as CellCodec<unknown, never>],
  ['image', codec5 as CellCodec<unknown, never>],
  ['input', codec6 as CellCodec<unknown, never>],
  ['inputNumber', codec7 as CellCodec<unknown, never>],
  ['list_multi', codec8 as CellCodec<unknown, never>],
  ['password', codec9 as CellCodec<unknown, never>],
  ['radio', codec10 as CellCodec<unknown, never>],
  ['sel_depart', codec11 as CellCodec<unknown, never>],
  ['sel_tree', codec12 as CellCodec<unknown, never>],
  ['sel_user', codec13 as CellCodec<unknown, never>],
  ['select', codec14 as CellCodec<unknown, never>],
  ['switch', codec15 as CellCodec<unknown, never>],
  ['textarea', codec16 as CellCodec<unknown, never>],
  ['time', codec17 as CellCodec<unknown, never>],
])
