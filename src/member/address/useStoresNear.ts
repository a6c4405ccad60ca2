/** Stores for 自提 with their distance from the address that is chosen, when its position is known. */
import type { Address, StoreCard } from '@/contract';
import { call } from '@/core/api';
import { useBlock } from '@/ui/shell';

/** Only for callers that can use a store. */
export function useStoresNear(
  wanted: boolean,
  address: Address | undefined,
  skuIds: string | undefined,
): readonly StoreCard[] {
  const { lat, lng } = address?.geo ?? {};
  const list = parseIds(skuIds);
  const found = useBlock(
    () =>
      wanted
        ? call(
            'pickUp.index',
            {
              ...(lat !== undefined && lng !== undefined ? { lat, lng } : {}),
              ...(list.length > 0 ? { skuIds: list } : {}),
            },
            { hide: true },
          )
        : Promise.resolve([]),
    '',
    `${wanted} ${lat ?? ''} ${lng ?? ''} ${skuIds ?? ''}`,
  );
  return (found ?? []).filter(({ pickup }) => pickup);
}

function parseIds(text: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
