/** 新人礼 for visitors and new members; the server knows what is in the pack, and whether there still is one. */
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { NewGiftCard } from '@/domain/member/NewGiftCard';
import { useBlock } from '@/ui/shell';

export const NewGift = observer(function NewGift() {
  const { session } = useStores();
  const asked = !session.hasLogin || session.member?.newGift === 'open';
  const gift = useBlock(
    async () => (asked ? call('tea.gift', {}, { hide: true }) : undefined),
    '',
    `${session.token} ${String(asked)}`,
  );
  if (gift && !gift.canClaim) return null;
  return <NewGiftCard visitors items={gift?.items} />;
});
