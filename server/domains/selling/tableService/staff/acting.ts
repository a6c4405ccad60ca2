import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Setup } from '../../../../http/context';
import type { Seat } from '../access';

type Input = RequestOf<'scanCode.tableAct'>;

/** Who does what at which table, and when. */
export interface Acting {
  memberId: string;
  seat: Seat;
  input: Input;
  now: number;
  server: Setup;
}
