export { isClosedAddress } from './addresses'
export { ClosedAddressError, callOutside, type OutgoingAnswer, type OutgoingCall, resolveOutside } from './call'
