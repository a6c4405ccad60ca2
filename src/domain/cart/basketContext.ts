/**
 * What all rows of a buying page share. A list draws a row once, from the row's own data (shell/List), so what changes
 * afterwards, the quantities in the basket, reaches the rows through this context.
 */
import { createContext, useContext } from 'react';
import type { Basket } from './useBasket';

export interface BasketOfPage {
  basket: Basket;
  /** Opens the specifications of a goods. */
  ask: (goodsId: string) => void;
}
const BasketContext = createContext<BasketOfPage | undefined>(undefined);
export const BasketProvider = BasketContext.Provider;

export function useBasketContext(): BasketOfPage {
  const context = useContext(BasketContext);
  if (!context) throw new Error('useBasketContext: no <BasketProvider> above this row');
  return context;
}
