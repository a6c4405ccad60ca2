/** /member/pages/wholesale/index: what a member may be beside a buyer - wholesaler, merchant - and the papers for it. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Page, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { IdentitySheets, type IdentitySheet } from '../../wholesale/IdentitySheets';
import { MerchantCard } from '../../wholesale/MerchantCard';
import { WholesalerCard } from '../../wholesale/WholesalerCard';
import styles from '../../wholesale/wholesale.module.scss';

export default function IdentitiesPage() {
  const sells = usePageParams<'/member/pages/wholesale/index'>().identity === 'merchant';
  const { session } = useStores();
  const state = usePageData(async () => {
    const [{ state: wholesaler }, profile] = await Promise.all([
      call('shopV2.wholesale', {}),
      call('merchant.profile', {}),
    ]);
    return { wholesaler, profile };
  });
  const [sheet, setSheet] = useState<IdentitySheet>();
  useReturn(state.reload);
  const close = () => setSheet(undefined);
  const changed = () => {
    close();
    void state.reload();
    void session.loadMember(true).catch(() => undefined);
  };
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={state.data && <IdentitySheets {...state.data} sheet={sheet} onClose={close} onChanged={changed} />}
    >
      {({ wholesaler, profile }) => {
        const cards = [
          <WholesalerCard
            key="wholesale"
            wholesaler={wholesaler}
            first={!sells}
            onApply={() => setSheet('wholesale')}
          />,
          <MerchantCard key="merchant" profile={profile} first={sells} onOpen={setSheet} />,
        ];
        return (
          <View className={styles.body}>
            {sells ? cards.reverse() : cards}
            <Text className={styles.note}>{`证照只用于审核，不对外展示。咨询 ${wholesaler.contact}`}</Text>
          </View>
        );
      }}
    </Page>
  );
}
