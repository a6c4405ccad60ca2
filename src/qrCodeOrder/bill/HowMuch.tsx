/** How a bill is split, once it is: into equal parts, or by the lines that are chosen or taken over one by one. */
import { View } from '@tarojs/components';
import type { RequestOf, TableBill } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Check } from '@/ui/kit/Check';
import { Item } from '@/ui/kit/Item';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { money } from './RoundCard';
import type { Asked } from './useBill';

const MOST_PARTS = 20;

export interface SplitProps {
  sessionId: string;
  bill: TableBill;
  asked: Asked;
  onAsk: (part: Partial<Asked>) => void;
  /** Somebody took a line over, or gave it back. */
  onPayer: () => unknown;
  meId: string | undefined;
}

export function HowMuch({ parts, ...split }: SplitProps & { parts: number }) {
  const { bill, asked, onAsk } = split;
  if (asked.split === 'even')
    return bill.parts === undefined ? (
      <Stack row justify="between" align="center">
        <Note>除不尽的分记在第一份</Note>
        <Stepper value={parts} min={2} max={MOST_PARTS} label="几份" onChange={(next) => onAsk({ parts: next })} />
      </Stack>
    ) : (
      <Note>{`已按 ${bill.parts} 份分开，除不尽的分记在第一份`}</Note>
    );
  return <Lines {...split} />;
}

function Lines({ sessionId, bill, asked, onAsk, onPayer, meId }: SplitProps) {
  const take = useAction(async (lineId: string, payer: RequestOf<'scanCode.linePayer'>['payer']) => {
    await call('scanCode.linePayer', { sessionId, lineId, payer });
    await onPayer();
  });
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
                onPress={() => void take.run(id, payer?.id === meId ? 'shared' : 'me')}
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
