/** 怎么付: the sum spelled line by line, how it is split, and who has paid. */
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Person } from '@/ui/kit/Person';
import { Segmented } from '@/ui/kit/Segmented';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import type { SplitProps } from './HowMuch';
import { money } from './RoundCard';
import { State } from './State';
import type { Split } from './useBill';
import styles from './BillCard.module.scss';

const HowMuch = later(() => import('./HowMuch').then(({ HowMuch: part }) => part));

interface BillCardProps extends SplitProps {
  locked: boolean;
  onCoupon: () => void;
  onDrop: (legId: string) => void;
  /** For who serves: a leg that somebody at the table has opened is paid in cash. */
  onCash: ((legId: string) => void) | undefined;
}

const off = (label: string, fen: number) =>
  fen > 0 && { label, value: <Words size="value" tone="celadon" figures>{`−${money(fen)}`}</Words> };

export function BillCard(props: BillCardProps) {
  const { bill, asked, locked, onAsk, onCoupon } = props;
  const parts = bill.parts ?? asked.parts;
  const splits: { id: Split; label: string }[] = [
    { id: 'all', label: '整单' },
    { id: 'lines', label: '按菜品' },
    { id: 'even', label: `均摊 ${parts} 份` },
    { id: 'mine', label: '各付各的' },
  ];
  return (
    <Card place="next" pad="all">
      <Stack gap={10}>
        <Stack row justify="between" align="center">
          <Title>怎么付</Title>
          {!locked && bill.coupons.length > 0 && (
            <Button size="s" tone="text" onPress={onCoupon}>
              换优惠
            </Button>
          )}
        </Stack>
        <Facts
          closed={false}
          rows={[
            {
              label: `${bill.rounds} 轮合计`,
              value: (
                <Words size="value" figures>
                  {money(bill.goods)}
                </Words>
              ),
            },
            off('退菜', bill.returned),
            off(bill.guest ? `会员优惠  ${bill.guest}` : '会员优惠', bill.memberOff),
            off('优惠券', bill.couponOff),
            ...bill.legs.filter(({ split }) => split === 'deposit').map(({ amount }) => off('预约订金', amount)),
          ]}
        />
        <Stack row justify="between" align="center" className={styles.sum}>
          <Words size="body">应付</Words>
          <Words size="display" serif figures>{`¥${money(bill.payable)}`}</Words>
        </Stack>
        {!locked && (
          <>
            <Segmented
              block
              label="怎么分"
              items={splits}
              current={asked.split}
              onChange={(split) => onAsk({ split })}
            />
            {asked.split === 'all' ? <Note>剩下的一次付清</Note> : <HowMuch {...props} parts={parts} />}
          </>
        )}
        <Legs {...props} />
      </Stack>
    </Card>
  );
}

const CHANNELS: Record<string, string> = { wallet: '余额', js: '微信', cash: '现金', app: '支付', offline: '转账' };

function Legs({ bill, onDrop, onCash, locked }: Pick<BillCardProps, 'bill' | 'onDrop' | 'onCash' | 'locked'>) {
  const legs = bill.legs.filter(({ split }) => split !== 'deposit');
  return (
    <View aria-live="polite">
      {legs.map(({ id, payer, amount, status, channel, mine }, at) => (
        <Person
          key={id}
          name={mine ? '我' : payer.nickname}
          src={payer.avatar}
          notes={[
            [channel && (CHANNELS[channel] ?? channel), at === 0 && bill.parts !== undefined && '除不尽的分记在这一份']
              .filter(Boolean)
              .join('，'),
          ].filter((note) => note !== '')}
        >
          <Stack gap={2} align="end">
            <Words size="body" medium figures>
              {money(amount)}
            </Words>
            <State
              word={status === 'paid' ? '已付' : '待付'}
              mark={status === 'paid' ? 'dot' : 'ring'}
              tone={status === 'paid' ? 'celadon' : 'warn'}
            />
            {status === 'pending' && !locked && (
              <LegWay mine={mine} by={payer.nickname} onDrop={() => onDrop(id)} onCash={onCash && (() => onCash(id))} />
            )}
          </Stack>
        </Person>
      ))}
    </View>
  );
}

interface LegWayProps {
  mine: boolean;
  by: string;
  onDrop: () => void;
  onCash: (() => void) | undefined;
}

/** What can be done about a leg that is not paid: the own one is let go, who serves takes cash for another's. */
function LegWay({ mine, by, onDrop, onCash }: LegWayProps) {
  if (mine)
    return (
      <Button size="s" tone="text" onPress={onDrop}>
        先不付
      </Button>
    );
  return onCash ? (
    <Button size="s" tone="line" label={`收现金，${by}`} onPress={onCash}>
      收现金
    </Button>
  ) : null;
}
