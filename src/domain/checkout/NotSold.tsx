/** Stands in the place of what may not be sold here (`sells`): no price, no way to pay, no other place. */
import type { ReactElement } from 'react';
import { Empty } from '@/ui/kit/Empty';
import { NOT_SOLD } from './virtual';

export const NotSold = (): ReactElement => <Empty picture="order" title="暂不可用" text={NOT_SOLD} />;
