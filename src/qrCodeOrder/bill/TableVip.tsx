/** What the page shows: whose card counts for the bill of a table. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Facts } from '@/ui/kit/Facts';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import { later, Page, usePageParams } from '@/ui/shell';
import { money } from '@/qrCodeOrder/bill/RoundCard';
import { GuestForm } from '@/qrCodeOrder/guest/GuestForm';
import { useGuest } from '@/qrCodeOrder/guest/useGuest';

const CouponPick = later(() => import('./CouponPick').then(({ CouponPick: part }) => part));

export const TableVip = observer(function TableVipPage() {
  const { sessionId = '0' } = usePageParams<'/qrCodeOrder/pages/vip'>();
  const { session: own } = useStores();
  const { state, use, save, scan, chooseTitle } = useGuest(sessionId);
  const [choosing, setChoosing] = useState(false);
  return (
    <Page
      state={state}
      overlay={
        state.data && (
          <CouponPick
            open={choosing}
            sessionId={sessionId}
            bill={state.data.bill}
            onChosen={state.reload}
            onClose={() => setChoosing(false)}
          />
        )
      }
    >
      {(view) => {
        if (!view) return <Empty title="这桌已经清台" />;
        const { session, bill, title } = view;
        const locked = session.status === 'paid' || session.status === 'closed';
        const without = bill.payable + bill.memberOff;
        return (
          <View>
            <Card place="next" pad="all">
              <Stack gap={8}>
                <Title>{session.guest ? session.guest.name : '还没用会员'}</Title>
                <Note>
                  {session.guest ? `${session.guest.levelName}  ${session.guest.mobile}` : '一张单只算一位会员'}
                </Note>
                <Facts
                  closed={false}
                  rows={[
                    { label: '不使用会员', value: `¥${money(without)}` },
                    bill.memberOff > 0 && {
                      label: '使用会员',
                      value: `¥${money(bill.payable)}，省 ¥${money(bill.memberOff)}`,
                    },
                    bill.withMine && {
                      label: `我的 ${bill.withMine.levelName}`,
                      value: `¥${money(without - bill.withMine.off)}，约得 ${bill.withMine.points} 分`,
                    },
                    bill.paid > 0 && { label: '已付的不变', value: `¥${money(bill.paid)}` },
                  ]}
                />
                {!locked && (
                  <Stack row gap={8}>
                    {bill.withMine && (
                      <Button grow busy={use.pending} onPress={() => void use.run(true)}>
                        用我的会员
                      </Button>
                    )}
                    <Button tone="line" icon="scan" busy={scan.pending} onPress={() => void scan.run()}>
                      扫会员码
                    </Button>
                    {session.guest && (
                      <Button grow tone="quiet" busy={use.pending} onPress={() => void use.run(false)}>
                        不用会员
                      </Button>
                    )}
                  </Stack>
                )}
                {!locked && <Note>别人的会员码 60 秒内有效，要当面出示</Note>}
              </Stack>
            </Card>
            {locked ? (
              <Card place="next" pad="all">
                <Facts
                  closed={false}
                  rows={[
                    { label: '人数', value: `${session.party}` },
                    session.taboo && { label: '忌口', value: session.taboo },
                  ]}
                />
              </Card>
            ) : (
              <GuestForm
                key={session.id}
                session={session}
                busy={save.pending}
                onSave={(info) => void save.run(info)}
              />
            )}
            <Cells place="next">
              {!locked && bill.coupons.length > 0 && (
                <Cell
                  label="堂食优惠券"
                  note={bill.coupons.map(({ card }) => card.title).join('，')}
                  onPress={() => setChoosing(true)}
                >
                  {bill.couponOff > 0 ? `−¥${money(bill.couponOff)}` : `${bill.coupons.length} 张可用`}
                </Cell>
              )}
              <Cell
                label="发票抬头"
                note={title ? '结账后按它开票' : '付的那份可以开票，先选好抬头'}
                onPress={() => void chooseTitle.run()}
              >
                {title ? title.title : session.invoiceTitleId ? '同桌已选' : '选择'}
              </Cell>
              {(own.member?.vipUntil ?? 0) === 0 && sells('vip') && (
                <Cell label="开通年卡" role="link" onPress={() => go('/tea/pages/vip', {})} />
              )}
            </Cells>
          </View>
        );
      }}
    </Page>
  );
});
