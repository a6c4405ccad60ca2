/** What an address must be before it is sent: the same limits as the server's, in sentences that say what to do. */
import type { Validators } from '@/ui/shell/useForm';
import type { Region } from '@/domain/region/regions';
import { mobileFault } from '@/domain/member/rules';

export interface AddressValues {
  name: string;
  mobile: string;
  region: Region | undefined;
  detail: string;
  tag: string;
  isDefault: boolean;
  /** gcj02, only when a position was really known. */
  geo: { lat: number; lng: number } | undefined;
}

export const EMPTY_ADDRESS: AddressValues = {
  name: '',
  mobile: '',
  region: undefined,
  detail: '',
  tag: '',
  isDefault: false,
  geo: undefined,
};
export const TAGS = ['家', '公司', '茶馆'] as const;
export const MOST_ADDRESSES = 20;
export const MOST_DETAIL = 80;

export const addressRules: Validators<AddressValues> = {
  name: (name) => (name.trim() === '' ? '写上收货人的名字' : undefined),
  mobile: (mobile) => mobileFault(mobile),
  region: (region) => (region ? undefined : '选一下省、市、区县'),
  detail: (detail) => {
    const { length } = detail.trim();
    if (length < 5) return length === 0 ? '写上街道和门牌号' : '再写详细些，至少 5 个字';
    return length > MOST_DETAIL ? '太长了，最多 80 个字' : undefined;
  },
};
