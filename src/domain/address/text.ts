/** An address in words, and what /member/pages/address/select gives back. */
import type { Address, StoreCard } from '@/contract';

export type RegionNames = Pick<Address, 'province' | 'city' | 'district'>;

/** 浙江省杭州市西湖区; a city that is its own province is said once: 北京市东城区. */
export const regionText = ({ province, city, district }: RegionNames): string =>
  province + (city === province ? '' : city) + (district === city ? '' : district);

export const addressText = (address: RegionNames & Pick<Address, 'detail'>): string =>
  regionText(address) + address.detail;

/** Instead of an address, when the caller opened the chooser with from=pickup: 自提 at a store. */
export interface PickupChoice {
  pickup: StoreCard;
}
export type AddressChoice = Address | PickupChoice;
export const isPickupChoice = (choice: AddressChoice): choice is PickupChoice => 'pickup' in choice;
