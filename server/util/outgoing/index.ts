export { outgoingAgent } from './agent'
export {
  type CheckedAddress,
  ClosedAddressError,
  callOutside,
  closedLiteral,
  hostOf,
  LongAnswerError,
  type OutgoingAnswer,
  type OutgoingCall,
  openOutside,
  portOf,
  resolveOutside,
} from './call'
export { HeaderError, headerFault, headerText, writeHeaders } from './headers'
export { defaultWall, type NamedPlace, readPlace, type Wall, wallBeside } from './places'
