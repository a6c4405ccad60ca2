/** 渠道结算 from top to bottom: who, where, which boxes, how it is paid, when it comes, what it comes to. */
import { Text, View } from '@tarojs/components';
import type { ChannelGoods, ChannelPayMode, ChannelSettle, ChannelView } from '@/contract';
import { DAY, formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { AmountRows } from '@/domain/checkout/AmountRows';
import { Block } from '@/domain/checkout/Block';
import { DeliveryAddress } from '@/domain/checkout/DeliveryAddress';
import { PayWays } from '@/domain/checkout/PayWays';
import { Remark } from '@/domain/checkout/Remark';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Notice } from '@/ui/kit/Notice';
import { keepUsual } from './basket';
import { ChannelHead } from './ChannelHead';
import { ChannelLines } from './ChannelLines';
import { boxesOf, payNote } from './settling';
import type { ChannelChoices } from './useChannelSettle';
import styles from './ChannelSettleBody.module.scss';

/** 期望到货 is offered for so many days ahead. */
const DAYS_AHEAD = [2, 4, 7, 14];
const SOON = { id: '', label: '尽快' };
/** Told at the address and at the ways to pay. */
const TOLD_ELSEWHERE = ['address', 'credit'];

interface ChannelSettleBodyProps {
  view: ChannelSettle;
  channel: ChannelView;
  goods: readonly ChannelGoods[];
  choices: ChannelChoices;
  onChange: (part: Partial<ChannelChoices>) => void;
  onBoxes: (skuId: string, boxes: number) => void;
  onAddress: (id: string) => void;
}

export function ChannelSettleBody(props: ChannelSettleBodyProps) {
  const { view, channel, goods, choices, onChange, onBoxes, onAddress } = props;
  const { clock, feedback } = useStores();
  const days = DAYS_AHEAD.map((ahead) => formatTime(clock.now() + ahead * DAY, 'MM月DD日'));
  const ways = view.payModes.map(({ value, label, disabled }) => {
    const mode = value as ChannelPayMode;
    return { value: mode, label, disabled, note: payNote(mode, view, channel) };
  });
  const keep = () => {
    keepUsual(boxesOf(view));
    feedback.toast('已存为常购');
  };
  return (
    <View className={styles.body}>
      <ChannelHead channel={channel} />
      {view.warnings
        .filter(({ key }) => !TOLD_ELSEWHERE.includes(key))
        .map(({ key, label, value }) => (
          <Notice key={key} tone="warn">{`${label}：${value}`}</Notice>
        ))}
      <Block raised>
        <DeliveryAddress address={view.address} from="channel" onAddress={onAddress} />
      </Block>
      <ChannelLines view={view} goods={goods} onChange={onBoxes} />
      <Block raised>
        <PayWays ways={ways} current={choices.mode} onChoose={(mode) => onChange({ mode })} />
      </Block>
      <Block raised className={styles.days}>
        <Text className={styles.note}>期望到货</Text>
        <Chips
          label="期望到货"
          items={[SOON, ...days.map((one) => ({ id: one, label: one }))]}
          current={choices.day}
          onChange={(day) => onChange({ day })}
        />
      </Block>
      <Block raised>
        <Remark
          label="批次备注"
          placeholder="选填，批次、唛头、收货时间"
          value={choices.remark}
          onInput={(remark) => onChange({ remark })}
        />
      </Block>
      <Block raised>
        <AmountRows amounts={view.amounts} total="应付" />
      </Block>
      <View className={styles.foot}>
        <Text className={styles.note}>渠道价不与优惠券、积分同享</Text>
        <Button size="s" tone="line" onPress={keep}>
          存为常购
        </Button>
      </View>
    </View>
  );
}
