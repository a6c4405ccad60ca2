/** /member/pages/wholesale/blank: an empty request for what is not on the shelf, or one that was sent as it stands; the own ones below it. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { WholesaleTabs } from '@/domain/wholesale/WholesaleTabs';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { Inquiries } from '../../wholesale/Inquiries';
import { InquiryView } from '../../wholesale/InquiryView';
import { InquiryForm } from '../../wholesale/InquiryForm';
import { NotWholesaler } from '../../wholesale/NotWholesaler';
import styles from '../../wholesale/detail.module.scss';

export default function BlankOrderPage() {
  const { id, copyFrom } = usePageParams<'/member/pages/wholesale/blank'>();
  const before = copyFrom ?? id;
  const state = usePageData(async () => {
    const wholesaler = (await call('shopV2.wholesale', {})).state;
    const from = before && wholesaler.state === 'approved' ? await call('special.inquiry', { id: before }) : undefined;
    return { wholesaler, from };
  }, [before]);
  const [round, setRound] = useState(0);
  return (
    <Page title={before === undefined ? '批发' : undefined} state={state} skeleton="cells">
      {({ wholesaler, from }) =>
        wholesaler.state === 'approved' ? (
          <View className={styles.body}>
            {before === undefined && <WholesaleTabs current="blank" approved />}
            {from && id !== undefined && copyFrom === undefined ? (
              <InquiryView inquiry={from} />
            ) : (
              <InquiryForm key={`form-${from?.id ?? ''}`} from={from} onSent={() => setRound(round + 1)} />
            )}
            <Text className={styles.section} role="heading" aria-level={2}>
              我的订货需求
            </Text>
            <Inquiries key={round} />
          </View>
        ) : (
          <NotWholesaler wholesaler={wholesaler} />
        )
      }
    </Page>
  );
}
