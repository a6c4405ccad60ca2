/**
 * What the rows of a buying page need of it. A list draws a row once, from its own data (shell/List), so what changes while it
 * stands - the numbers in the basket - comes through this context.
 */
import { createContext, useContext } from 'react';
import type { Basket } from './useBasket';

export interface Desk {
  basket: Basket;
  /** Opens the specifications of a goods. */
  ask: (goodsId: string) => void;
}
const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk: no <DeskProvider> above this row');
  return desk;
}
