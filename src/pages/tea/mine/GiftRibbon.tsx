/** 新人礼 with the time that is left, for members who have not claimed it. */
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { NewGiftCard } from '@/domain/member/NewGiftCard';
import { useBlock } from '@/ui/shell';

export const GiftRibbon = observer(function GiftRibbon() {
  const { session } = useStores();
  const isOpen = session.hasLogin && session.member?.newGift === 'open';
  const gift = useBlock(
    async () => (isOpen ? call('memberV4.newGift', {}, { hide: true }) : undefined),
    '',
    `${session.token} ${String(isOpen)}`,
  );
  if (gift && gift.state !== 'open') return null;
  return <NewGiftCard items={gift?.items} until={gift?.endAt} />;
});
