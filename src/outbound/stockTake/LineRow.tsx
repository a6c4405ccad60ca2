/** One line of a stock-taking: what it is, where it should be, how it stands. */
import type { ReactElement } from 'react';
import type { EmployeeBrief, StockTakeLine } from '@/contract';
import { AssetPicture } from '@/domain/asset/AssetPicture';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { CONDITIONS, lineNote, lineTitle, STATES, TONES } from './labels';

interface LineRowProps {
  line: StockTakeLine;
  /** Who answers for most of them. */
  usual: EmployeeBrief | undefined;
  onPress: () => void;
}

export function LineRow({ line, usual, onPress }: LineRowProps): ReactElement {
  const isMarked = line.condition !== 'ok';
  return (
    <RecordRow
      leading={<AssetPicture photo={line.photos[0] ?? line.asset?.photo ?? ''} category={line.asset?.category} />}
      title={lineTitle(line)}
      notes={[lineNote(line, usual)]}
      onPress={onPress}
    >
      {isMarked && <Tag tone="danger">{CONDITIONS[line.condition]}</Tag>}
      {(!isMarked || line.state !== 'found') && <Tag tone={TONES[line.state]}>{STATES[line.state]}</Tag>}
    </RecordRow>
  );
}
