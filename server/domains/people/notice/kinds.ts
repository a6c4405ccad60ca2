/** What things say of themselves in the notices about them. They know notices; notices know only this table, which server/kinds.ts fills. */
import type { NoticeCard } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';

/** By id, of those that the member may still open: what is left out is gone. */
export type NoticeCards = (
  tx: Tx,
  memberId: string,
  ids: readonly string[],
  now: number,
) => Promise<ReadonlyMap<string, NoticeCard>>;

declare module '../../../http/context' {
  interface Kinds {
    /** By the route that a notice leads to; its `id` names the thing. */
    notices: Readonly<Record<string, NoticeCards>>;
  }
}
