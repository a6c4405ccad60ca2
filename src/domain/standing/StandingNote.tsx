/** How something that was written stands with its check, for its writer alone: nobody else sees it yet, or why nobody will. */
import type { ReactElement } from 'react';
import type { Standing } from '@/contract';
import { Words } from '@/ui/kit/Words';

interface StandingNoteProps {
  of: Standing | undefined;
  /** What was written: 评价. */
  what: string;
}

export function StandingNote({ of: { auditing = false, refused } = {}, what }: StandingNoteProps): ReactElement | null {
  if (!auditing && refused === undefined) return null;
  return (
    <Words size="foot" tone="warn" block>
      {auditing ? `${what}审核中，通过后大家能看到` : `${what}没有通过审核：${refused ?? ''}`}
    </Words>
  );
}
