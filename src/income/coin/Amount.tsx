/** How many, with a few words; who receives them stands above and can be changed. */
import type { ReactElement } from 'react';
import { ReceiverCell } from '@/domain/give/ReceiverCell';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Stepper } from '@/ui/kit/Stepper';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import type { CoinGift } from './useCoinGift';
import styles from './coins.module.scss';

export function Amount({ gift }: { gift: CoinGift }): ReactElement | null {
  const { to, coins, setCoins, most, memo, setMemo, why } = gift;
  if (!to) return null;
  return (
    <Card place="next" clip>
      <ReceiverCell name={to.name} avatar={to.avatar} note={to.note} onChange={gift.clear} />
      <Cells>
        <Cell label="数量" note={why ?? `最多 ${most} 枚`}>
          <Stepper label="数量" value={coins} min={1} max={most} onChange={setCoins} />
        </Cell>
      </Cells>
      <TextField label="留言" placeholder="选填" maxLength={30} value={memo} onInput={setMemo} />
      {to.kind === 'merchant' && (
        <Note block className={styles.note}>
          送出后立即得到礼遇码，到店出示即可。
        </Note>
      )}
    </Card>
  );
}
