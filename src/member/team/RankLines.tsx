/** Places below the first three; the own one is marked. */
import type { ReactElement } from 'react';
import type { RankRow, RankUnit } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { RecordRow } from '@/ui/kit/RecordRow';
import { shareText, valueText } from './rankLabels';

interface RankLinesProps {
  rows: readonly RankRow[];
  unit: RankUnit;
  mineId: string;
  /** What all of them brought; 0 = parts of it say nothing. */
  whole: number;
}

export const RankLines = ({ rows, unit, mineId, whole }: RankLinesProps): ReactElement => (
  <Card place="next" clip {...aria({ role: 'list', label: '名次' })}>
    {rows.map(({ rank, user, value }) => (
      <RecordRow
        key={user.id}
        listed
        rank={rank}
        leading={<Avatar src={user.avatar} size={36} alt="" />}
        title={user.nickname}
        beside={user.id === mineId && <Tag tone="accent">我</Tag>}
        amount={valueText(unit, value)}
        cut
      >
        {whole > 0 && <Note>{shareText(value, whole)}</Note>}
      </RecordRow>
    ))}
  </Card>
);
