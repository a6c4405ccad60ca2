/** What every action of escrow.act is. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';

/** 400 a missing part · 404 somebody else's · 409 answered meanwhile · 410 over · 422 a rule. */
export type Act = (
  tx: Tx,
  memberId: string,
  input: RequestOf<'escrow.act'>,
  now: number,
  server: Setup,
) => Promise<DataOf<'escrow.act'>>;
