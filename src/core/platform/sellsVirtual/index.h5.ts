import type { SellsVirtual } from './types';

/** A page in the messenger's browser is a web page, on iOS as well. */
export const sellsVirtual: SellsVirtual = true;
