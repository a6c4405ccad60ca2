/** 现场取号 (rule 38.1): the own number in the line at the door, or how long the line is and a way into it. */
import { useState, type ReactElement } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Slot } from '@/ui/kit/Slot';
import { Words } from '@/ui/kit/Words';
import { useInterval } from '@/ui/kit/useInterval';
import { later, useAction, useBlock, useLogin, useReturn } from '@/ui/shell';
import { aheadText, lineText } from './words';

const TakeSheet = later(() => import('./TakeSheet').then(({ TakeSheet: part }) => part));
const LOOK_MS = 15_000;

export function DoorQueue({ storeId, open }: { storeId: string; open: boolean }): ReactElement | null {
  const { session, feedback } = useStores();
  const guard = useLogin();
  const [round, setRound] = useState(0);
  const [taking, setTaking] = useState(false);
  const again = () => setRound((was) => was + 1);
  const { token } = session;
  const queue = useBlock(
    async () => (token ? call('booking.queue', { storeId }) : null),
    `${storeId} ${token ? 'member' : ''}`,
    round,
  );
  const mine = queue?.mine;
  const isIn = mine?.status === 'waiting' || mine?.status === 'called';
  useReturn(again);
  useInterval(again, isIn && LOOK_MS);
  const leave = useAction(async () => {
    if (!mine) return;
    if (!(await feedback.confirm({ title: `放弃 ${mine.no} 号？`, text: '再来要重新取号排队。', yes: '放弃' }))) return;
    await call('booking.queueAct', { id: mine.id, action: 'leave' });
    feedback.toast('已放弃排位');
    again();
  });
  if (!open && !isIn) return null;
  return (
    <>
      <Cells place="next">
        {mine && isIn ? (
          <Cell
            leading={
              <Words size="head" tone={mine.status === 'called' ? 'accent' : undefined} serif figures>
                {mine.no}
              </Words>
            }
            label={mine.status === 'called' ? '到你了，请到前台' : '现场排位中'}
            note={aheadText(mine)}
            arrow={false}
          >
            <Button size="s" tone="quiet" label={`放弃 ${mine.no} 号`} onPress={leave.run}>
              放弃
            </Button>
          </Cell>
        ) : (
          <Cell label="现场取号" note={queue ? lineText(queue) : '已经到店门口了？取个号排位'} arrow={false}>
            <Button size="s" tone="line" label="现场取号" onPress={() => guard(() => setTaking(true))}>
              取号
            </Button>
          </Cell>
        )}
      </Cells>
      <Slot>
        <TakeSheet
          open={taking}
          storeId={storeId}
          onClose={() => setTaking(false)}
          onTaken={() => {
            setTaking(false);
            again();
          }}
        />
      </Slot>
    </>
  );
}
