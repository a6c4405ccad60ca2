/** /member/pages/interval/send: points for somebody, with a card; a payment password closes it. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Section } from '@/ui/kit/SectionHead';
import { TextField } from '@/ui/kit/TextField';
import { Card } from '@/ui/kit/Card';
import { later } from '@/ui/shell/later';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { CardChoice } from '../../points/CardChoice';
import { LastGifts } from '../../points/LastGifts';
import { SendHead } from '../../points/SendHead';
import { SendTo } from '../../points/SendTo';
import { useSendPoints } from '../../points/useSendPoints';
import styles from './send.module.scss';

const CardPicture = later(() => import('../../points/CardPicture').then(({ CardPicture: part }) => part));

export default function SendPointsPage() {
  const params = usePageParams<'/member/pages/interval/send'>();
  const [round, setRound] = useState(0);
  const state = usePageData(() => call('credits.statistics', { unit: 'points' }));
  const sending = useSendPoints(state.data, params, () => {
    setRound((count) => count + 1);
    void state.reload();
  });
  const { to, amount, memo, card, points, why, proof } = sending;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        state.data && (
          <Button block size="l" disabled={!to || why !== undefined} busy={proof.pending} onPress={sending.send}>
            {to && why === undefined ? `赠送 ${figure(points)} 积分` : '赠送'}
          </Button>
        )
      }
      overlay={
        <>
          {proof.sheet}
          <CardPicture sent={sending.sent} onClose={() => sending.setSent(undefined)} />
        </>
      }
    >
      {(stat) => (
        <View className={styles.body}>
          {stat.detail && <SendHead stat={stat} detail={stat.detail} />}
          <SendTo to={to} setTo={sending.setTo} />
          <Card place="next" clip>
            <TextField
              label="积分"
              kind="number"
              placeholder={`${stat.detail?.sending.min ?? 0} 至 ${figure(stat.detail?.sending.max ?? 0)}`}
              maxLength={7}
              value={amount}
              onInput={sending.setAmount}
              error={amount === '' ? undefined : why}
            />
            <TextField label="留言" placeholder="选填" maxLength={30} value={memo} onInput={sending.setMemo} />
          </Card>
          {card && (
            <Section near title="附一张贺卡">
              <CardChoice
                cards={stat.detail?.sending.cards ?? []}
                card={card}
                points={why === undefined ? points : 0}
                memo={memo.trim()}
                onChoose={sending.setCard}
              />
            </Section>
          )}
          <LastGifts round={round} />
        </View>
      )}
    </Page>
  );
}
