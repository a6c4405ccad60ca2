import type { RootStore } from '../stores';

/** From now on what pages need is asked for as somebody is led to them. */
export type LookAhead = (root: RootStore) => void;
