export { ClosedAddressError, callOutside, type OutgoingAnswer, type OutgoingCall, resolveOutside } from './call'
