/** /tea/pages/newGift: coupons, points and a sample for a new member; the address may come later. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import type { Address, NewGift } from '@/contract';
import { call } from '@/core/api';
import { go, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Page, useAction, useBlock, usePageData } from '@/ui/shell';
import { GiftBody, sampleWaits } from '../newGift/GiftBody';

export default observer(function NewGiftPage() {
  const { feedback, session } = useStores();
  const state = usePageData(() => call('memberV4.newGift', {}));
  const [sample, setSample] = useState<string>();
  const [address, setAddress] = useState<Address>();
  const gift = state.data;
  const chosen = sample ?? gift?.chosen;
  const claimed = gift?.state === 'claimed';

  const own = useBlock(
    async () => (session.hasLogin ? call('address.default', {}, { hide: true }) : undefined),
    String(session.hasLogin),
  )?.address;
  useEffect(() => setAddress((was) => was ?? own), [own]);

  const chooseAddress = async () => {
    const picked = await pick<Address, '/member/pages/address/select'>('/member/pages/address/select', {
      from: 'newGift',
      ...(address ? { selectedId: address.id } : {}),
    });
    if (picked) setAddress(picked);
  };
  const save = useAction(async () => {
    if (claimed && (!chosen || !address)) {
      feedback.toast(chosen ? '请选择收茶样的地址' : '请选一款茶样');
      return false;
    }
    const next = await call('memberV4.newGiftSave', {
      ...(chosen ? { goodsId: chosen } : {}),
      // Without a sample there is nothing to send yet.
      ...(chosen && address ? { addressId: address.id } : {}),
    });
    state.set(next);
    feedback.toast(claimed || next.orderId ? '茶样已安排寄出' : '领到了');
    void session.loadMember(true).catch(() => undefined);
    return true;
  });

  return (
    <Page state={state} skeleton="detail" action={gift && actionOf(gift, save.pending, () => void save.run())}>
      {(data: NewGift) =>
        data.state === 'none' || data.state === 'expired' ? (
          <Empty
            picture="coupon"
            title={data.state === 'none' ? '现在没有新人礼' : '新人礼已过期'}
            text="看看会员礼，老朋友也有份"
            button="去领券"
            onPress={() => go('/shop/pages/marketing/coupon', {})}
          />
        ) : (
          <GiftBody
            gift={data}
            sample={chosen}
            address={address}
            onSample={setSample}
            onAddress={() => void chooseAddress()}
          />
        )
      }
    </Page>
  );
});

/** One way on: take the pack, then send the sample, then nothing. */
function actionOf(gift: NewGift, busy: boolean, onPress: () => void) {
  if (gift.state !== 'open' && !sampleWaits(gift)) return undefined;
  return (
    <Button block size="l" busy={busy && '领取中'} onPress={onPress}>
      {gift.state === 'open' ? '立即领取' : '寄出茶样'}
    </Button>
  );
}
