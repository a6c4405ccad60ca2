import { useEffect, useState } from 'react';
import type { GiftRow } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, useBlock } from '@/ui/shell';

/** The member's gifts; undefined while they load, null when they cannot be had or nobody is logged in. */
export function useGifts(member: boolean, round = 0) {
  const { feedback, session } = useStores();
  const found = useBlock(async () => (member ? call('member.gift', {}, { hide: true }) : null), String(member), round);
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
