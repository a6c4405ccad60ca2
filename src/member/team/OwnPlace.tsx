/** The own place and what is missing to the next; of the income of a team, what all of it brought. */
import type { ReactElement } from 'react';
import type { RankRow, RankUnit } from '@/contract';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { RecordRow } from '@/ui/kit/RecordRow';
import { gapText, valueText, type Scope } from './rankLabels';

interface OwnPlaceProps {
  mine: RankRow;
  scope: Scope;
  unit: RankUnit;
  total: number;
}

export function OwnPlace({ mine, scope, unit, total }: OwnPlaceProps): ReactElement {
  const isSum = scope === 'team' && unit === 'income';
  return (
    <Card place="next" pad="rows">
      <RecordRow
        leading={<Avatar src={mine.user.avatar} size={40} alt="" />}
        title={isSum ? `${total} 位直属成员带来` : mine.rank > 0 ? `我的名次 第 ${mine.rank} 名` : '我还没有上榜'}
        notes={[isSum ? '按下单日期，已扣除退款' : gapText(mine, unit)]}
        amount={valueText(unit, mine.value)}
        flush
      >
        {isSum && (
          <Button size="s" tone="text" onPress={() => go('/income/pages/list', {})}>
            收益明细
          </Button>
        )}
      </RecordRow>
    </Card>
  );
}
