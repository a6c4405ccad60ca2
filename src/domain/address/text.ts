/** An address in words, and what /member/pages/address/select gives back. */
import type { Address, StoreCard } from '@/contract';

export { addressText, regionText } from '@/contract/address/text';

/** Instead of an address, when the caller opened the chooser with from=pickup: 自提 at a store. */
export interface PickupChoice {
  pickup: StoreCard;
}
export type AddressChoice = Address | PickupChoice;
export const isPickupChoice = (choice: AddressChoice): choice is PickupChoice => 'pickup' in choice;
