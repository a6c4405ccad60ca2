/** Whom the coins go to: a friend or a merchant; once chosen, how many. */
import type { ReactElement } from 'react';
import { Tabs } from '@/ui/kit/Tabs';
import { Amount } from './Amount';
import { Friends } from './Friends';
import { Merchants } from './Merchants';
import type { CoinGift } from './useCoinGift';

const TABS = [
  { id: 'friend', label: '送给茶友' },
  { id: 'merchant', label: '送给商家' },
] as const;

export function Receivers({ gift, merchantId }: { gift: CoinGift; merchantId: string | undefined }): ReactElement {
  return (
    <>
      <Tabs label="送给谁" items={TABS} current={gift.tab} onChange={gift.setTab} />
      {gift.to ? (
        <Amount gift={gift} />
      ) : gift.tab === 'friend' ? (
        <Friends gift={gift} />
      ) : (
        <Merchants onChoose={gift.choose} wanted={merchantId} />
      )}
    </>
  );
}
