import Taro from '@tarojs/taro';
import { refusalOf } from '../errors';
import type { SubscribeModule } from './types';

/** One dialog takes so many templates. */
const MOST = 3;

export const subscribe: SubscribeModule = {
  available: true,
  ask: (templateIds) => {
    const asked = templateIds.slice(0, MOST);
    return Taro.requestSubscribeMessage({ tmplIds: asked, entityIds: [] }).then(
      (answer) => asked.filter((id) => (answer as unknown as Record<string, unknown>)[id] === 'accept'),
      (error: unknown) => Promise.reject(refusalOf(error)),
    );
  },
};
