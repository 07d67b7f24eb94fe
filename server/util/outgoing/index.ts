export { isClosedAddress } from './addresses'
export { ClosedAddressError, callOutside, type OutgoingAnswer, type OutgoingCall } from './call'
