/** 礼物: paid in points, what is left stands below. */
import type { ReactElement } from 'react';
import type { LiveDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';

type Gift = NonNullable<LiveDetail['room']>['gifts'][number];

interface GiftSheetProps {
  open: boolean;
  gifts: readonly Gift[];
  points: number | undefined;
  busy: boolean;
  onGive: (gift: Gift) => void;
  onClose: () => void;
}

export function GiftSheet({ open, gifts, points = 0, busy, onGive, onClose }: GiftSheetProps): ReactElement {
  return (
    <Sheet open={open} onClose={onClose} title="送份茶礼">
      <Cells>
        {gifts.map((gift) => (
          <Cell
            key={gift.id}
            label={gift.label}
            act="送出"
            disabled={busy || points < gift.points}
            note={points < gift.points ? '积分不够' : undefined}
            onPress={() => onGive(gift)}
          >
            {`${figure(gift.points)} 积分`}
          </Cell>
        ))}
      </Cells>
      <Note block>{`可用积分 ${points}`}</Note>
    </Sheet>
  );
}
