/** 排位 at the desk (rule 38.1): who waits at the door, called in their order; a number is drawn for whoever has no phone. */
import { useState, type ReactElement } from 'react';
import type { DeskNumber } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Section } from '@/ui/kit/SectionHead';
import { Words } from '@/ui/kit/Words';
import { useInterval } from '@/ui/kit/useInterval';
import { useAction, useBlock, useReturn } from '@/ui/shell';
import { TakeSheet } from '../queue/TakeSheet';
import { lineText } from '../queue/words';

const LOOK_MS = 10_000;
type Act = 'call' | 'pass' | 'seat';
const SAID: Record<Act, string> = { call: '已叫号', pass: '已过号，顺延两桌', seat: '已入座' };

interface LineProps {
  storeId: string;
  now: number;
}

export function Line({ storeId, now }: LineProps): ReactElement {
  const { feedback } = useStores();
  const [round, setRound] = useState(0);
  const [drawing, setDrawing] = useState(false);
  const again = () => setRound((was) => was + 1);
  const queue = useBlock(() => call('booking.queueDesk', { storeId }), storeId, round);
  useReturn(again);
  useInterval(again, LOOK_MS);
  const act = useAction(async (action: Act, { id, no }: DeskNumber) => {
    try {
      await call('booking.queueAct', { id, action });
      feedback.toast(`${no} ${SAID[action]}`);
    } finally {
      again();
    }
  });
  const rows = queue?.rows ?? [];
  return (
    <Section
      near
      title="排位"
      note={queue ? lineText(queue) : ''}
      extra={
        <Button size="s" tone="line" onPress={() => setDrawing(true)}>
          代客取号
        </Button>
      }
    >
      {rows.length === 0 ? (
        <Card place="alone" pad="text">
          <Empty title="门口没有人排位" text="客人在门店页取号，或由前台代取" />
        </Card>
      ) : (
        <Cells place="alone">
          {rows.map((row) => (
            <Waiting key={row.id} row={row} now={now} busy={act.pending} onAct={(what) => void act.run(what, row)} />
          ))}
        </Cells>
      )}
      <TakeSheet
        guest
        open={drawing}
        storeId={storeId}
        onClose={() => setDrawing(false)}
        onTaken={() => {
          setDrawing(false);
          again();
        }}
      />
    </Section>
  );
}

interface WaitingProps {
  row: DeskNumber;
  now: number;
  busy: boolean;
  onAct: (act: Act) => void;
}

function Waiting({ row, now, busy, onAct }: WaitingProps): ReactElement {
  const { no, party, name, mobile, status, takenAt, missed } = row;
  const isCalled = status === 'called';
  const waited = Math.max(0, Math.floor((now - takenAt) / 60_000));
  return (
    <Cell
      leading={
        <Words size="title" tone={isCalled ? 'accent' : undefined} serif figures>
          {no}
        </Words>
      }
      label={[`${party} 人`, name].filter(Boolean).join('　')}
      note={[isCalled ? '已叫号' : `等了 ${waited} 分钟`, missed > 0 && `过号 ${missed} 次`, mobile]
        .filter(Boolean)
        .join('　')}
      arrow={false}
    >
      {isCalled && (
        <Button size="s" tone="quiet" label={`${no} 过号`} disabled={busy} onPress={() => onAct('pass')}>
          过号
        </Button>
      )}
      <Button
        size="s"
        tone="line"
        label={`${no} ${isCalled ? '入座' : '叫号'}`}
        disabled={busy}
        onPress={() => onAct(isCalled ? 'seat' : 'call')}
      >
        {isCalled ? '入座' : '叫号'}
      </Button>
    </Cell>
  );
}
