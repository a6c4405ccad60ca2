import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';

/** The first 200 ms: nothing to see yet. `aria-busy` keeps the outline of index.html in its place. */
export const Waiting = (): ReactElement => <View {...aria({ busy: true })} />;
