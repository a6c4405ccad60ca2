/** The lines of a bill, to be chosen for one's leg or taken over one by one. */
import { View } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Check } from '@/ui/kit/Check';
import { Item } from '@/ui/kit/Item';
import type { BillCardProps } from './BillCard';
import { money } from './RoundCard';

type BillLinesProps = Pick<BillCardProps, 'bill' | 'asked' | 'onAsk' | 'onPayer' | 'meId'>;

export function BillLines({ bill, asked, onAsk, onPayer, meId }: BillLinesProps) {
  const isLines = asked.split === 'lines';
  const toggle = (id: string, on: boolean) =>
    onAsk({ lineIds: on ? [...asked.lineIds, id] : asked.lineIds.filter((one) => one !== id) });
  return (
    <View>
      {bill.lines.map(({ id, title, qty, share, legId, payer }) => (
        <Item
          key={id}
          title={`${title} ×${qty}`}
          notes={[
            `${money(share)}${legId === undefined ? '' : '，有人在付'}${isLines ? '' : payer ? `，${payer.id === meId ? '我' : payer.nickname}付` : '，大家平分'}`,
          ]}
        >
          {isLines ? (
            <Check
              label={`付${title}`}
              checked={asked.lineIds.includes(id)}
              disabled={legId !== undefined}
              onChange={(on) => toggle(id, on)}
            />
          ) : (
            legId === undefined && (
              <Button
                size="s"
                tone="quiet"
                label={`${title}${payer?.id === meId ? '大家平分' : '我来付'}`}
                onPress={() => onPayer(id, payer?.id === meId ? 'shared' : 'me')}
              >
                {payer?.id === meId ? '大家平分' : '我来付'}
              </Button>
            )
          )}
        </Item>
      ))}
    </View>
  );
}
