/** What it comes to, over the one button: room and time, deposit and least spend, and how long the room is kept meanwhile. */
import type { ReactElement } from 'react';
import { shortYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import { dayText } from '../days';
import { rangeText } from '../grid/slots';
import type { WizardState } from './useWizard';
import styles from './wizard.module.scss';

const Kept = later(() => import('./Kept').then(({ Kept: part }) => part));

interface SummaryProps {
  wizard: WizardState;
  act: string;
  /** A booking that is moved costs nothing more. */
  paid: boolean;
  onSubmit: () => void;
}

/** 5 位, 低消 ¥600, 订金到店抵茶钱 */
const wordsOf = ({ party, room }: WizardState, isNew: boolean): string =>
  room
    ? [
        `${party} 位`,
        room.minSpend > 0 ? `低消 ${shortYuan(room.minSpend)}` : '无低消',
        isNew && room.deposit > 0 && '订金到店抵茶钱',
      ]
        .filter(Boolean)
        .join('　')
    : '选一段时间和茶席';
const depositOf = (deposit: number): string => (deposit > 0 ? `订金 ${shortYuan(deposit)}` : '免订金');

export function Summary({ wizard, act, paid, onSubmit }: SummaryProps): ReactElement {
  const { grid, range, date, party, submit, onExpire } = wizard;
  const room = range && wizard.room;
  const { hold, renew } = wizard.holding;
  const title =
    room && grid ? `${room.name}　${dayText(date)} ${rangeText(grid, range)}` : `${dayText(date)}　${party} 位`;
  return (
    <Stack grow gap={10} className={styles.summary}>
      <Stack gap={2}>
        <Stack row gap={12} justify="between" align="baseline">
          <Words size="name" medium figures>
            {title}
          </Words>
          {room && (
            <Words size="name" medium figures className={styles.end}>
              {paid ? '订金已付' : depositOf(room.deposit)}
            </Words>
          )}
        </Stack>
        <Stack row gap={12} justify="between" align="center">
          <Words size="foot" tone="muted" figures>
            {range ? wordsOf(wizard, !paid) : '选一段时间和茶席'}
          </Words>
          <Slot>
            {hold && (
              <Kept
                key={hold.id}
                endAt={hold.expireAt}
                onEnd={onExpire}
                onRenew={hold.canRenew ? renew.run : undefined}
              />
            )}
          </Slot>
        </Stack>
      </Stack>
      <Button block size="l" busy={submit.pending && '提交中'} onPress={onSubmit}>
        {act}
      </Button>
    </Stack>
  );
}
