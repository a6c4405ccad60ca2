import { useEffect, useState } from 'react';
import type { GiftRow } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';

/** `found`: the member's gifts as they were read; undefined while they load, null for nobody. */
export function useGifts(found: readonly GiftRow[] | null | undefined) {
  const { feedback, session } = useStores();
  const [claimed, setClaimed] = useState<readonly GiftRow[]>([]);
  useEffect(() => setClaimed([]), [found]);
  const claim = useAction(async (gift: GiftRow) => {
    const now = await call('member.giftClaim', { id: gift.id });
    setClaimed((was) => [...was, now]);
    feedback.toast(gift.kind === 'card' ? '品鉴券已放进券包' : `${gift.title}已到账`);
    void session.loadMember(true).catch(() => undefined);
  });
  const gifts = found?.map((gift) => claimed.find(({ id }) => id === gift.id) ?? gift) ?? found;
  return { gifts, claim };
}
