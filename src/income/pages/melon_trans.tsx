/** /income/pages/melon_trans: coins given to a tea friend, or to a merchant for what is offered there. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { CoinBalance } from '../coin/CoinBalance';
import { LastGifts } from '../coin/LastGifts';
import { OfferSheet, type Offer } from '../coin/OfferSheet';
import { Receivers } from '../coin/Receivers';
import { useCoinGift } from '../coin/useCoinGift';
import styles from './melon_trans.module.scss';

export default function GiveCoinsPage() {
  const params = usePageParams<'/income/pages/melon_trans'>();
  const { session } = useStores();
  const [round, setRound] = useState(0);
  const [offer, setOffer] = useState<Offer>();
  const state = usePageData(() => call('special.xigua', {}));
  const gift = useCoinGift(params, state.data, (made) => {
    setRound((count) => count + 1);
    if (made.offerCode) setOffer({ code: made.offerCode, shop: made.to.nickname, used: false });
    void state.reload();
    void session.loadMember(true).catch(() => undefined);
  });
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={
        <>
          {gift.proof.sheet}
          <OfferSheet offer={offer} onClose={() => setOffer(undefined)} />
        </>
      }
      action={
        <Button
          block
          size="l"
          disabled={gift.why !== undefined}
          busy={gift.proof.pending && '转赠中'}
          onPress={gift.send}
        >
          {gift.to ? `转赠 ${gift.coins} 枚给${gift.to.name}` : '选一位收礼人'}
        </Button>
      }
    >
      {(zone) => (
        <View className={styles.body}>
          <CoinBalance zone={zone} />
          <Receivers gift={gift} merchantId={params.merchantId} />
          <LastGifts key={round} onOffer={setOffer} />
        </View>
      )}
    </Page>
  );
}
