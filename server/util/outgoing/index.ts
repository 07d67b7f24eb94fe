export { outgoingAgent } from './agent'
export {
  type CheckedAddress,
  ClosedAddressError,
  callOutside,
  LongAnswerError,
  type OutgoingAnswer,
  type OutgoingCall,
  resolveOutside,
} from './call'
export { HeaderError, headerFault, headerText, writeHeaders } from './headers'
export { houseWall, type NamedPlace, readPlace, type Wall, wallBeside } from './places'
