/** The stores in the React tree. */
import { createContext, useContext, type PropsWithChildren, type ReactElement } from 'react';
import type { RootStore } from './root';

const Stores = createContext<RootStore | undefined>(undefined);

export function StoreProvider({ root, children }: PropsWithChildren<{ root: RootStore }>): ReactElement {
  return <Stores.Provider value={root}>{children}</Stores.Provider>;
}

/** Throws outside <StoreProvider>: a component without stores is a fault of the tree, not a state. */
export function useStores(): RootStore {
  const root = useContext(Stores);
  if (!root) throw new Error('useStores: no <StoreProvider> above this component');
  return root;
}
