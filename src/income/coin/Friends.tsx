/** A tea friend by mobile or number, or one of those whom the member brought. */
import type { ReactElement } from 'react';
import { RecipientFinder } from '@/domain/give/RecipientFinder';
import { TeamChoice } from '@/domain/give/TeamChoice';
import { Card } from '@/ui/kit/Card';
import { Note } from '@/ui/kit/Words';
import { friendOf, type CoinGift } from './useCoinGift';
import styles from './coins.module.scss';

export const Friends = ({ gift: { choose } }: { gift: CoinGift }): ReactElement => (
  <Card place="next" clip>
    <RecipientFinder
      onFound={({ user, maskedName }) => choose(friendOf({ ...user, nickname: maskedName }, `会员号 ${user.no}`))}
    />
    <TeamChoice
      act="送给"
      onChoose={(friend, note) => choose(friendOf(friend, note))}
      empty={
        <Note block className={styles.note}>
          填对方完整的手机号或会员号，核对姓名后再送。签到、合成都能得到瓜瓜币。
        </Note>
      }
    />
  </Card>
);
