import { last } from '@/core/lib/last';

/** What a store is called without the name of the house, which is the same for all. */
export const shortName = (name: string): string => last(name.split('·')) ?? name;
