/** What the goods pages say, by goods id. */
import type { GoodsCopy } from '../types';
import { flower } from './flower';
import { green } from './green';
import { oolong } from './oolong';
import { puer } from './puer';
import { red } from './red';
import { snack } from './snack';
import { ware } from './ware';
import { white } from './white';

export const COPY: Record<string, GoodsCopy> = {
  ...puer,
  ...white,
  ...red,
  ...oolong,
  ...green,
  ...flower,
  ...ware,
  ...snack,
};
