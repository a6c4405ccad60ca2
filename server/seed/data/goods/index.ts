/** The sixty goods (rule 20.2); ids 1001-1060. */
import { flower } from './flower';
import { green } from './green';
import { oolong } from './oolong';
import { puer } from './puer';
import { red } from './red';
import { snack } from './snack';
import { ware } from './ware';
import { white } from './white';

export const GOODS = [...puer, ...white, ...red, ...oolong, ...green, ...flower, ...ware, ...snack];
