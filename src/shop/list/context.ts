/** What a list page stands for, read from its address: exactly one context, or all goods. */
import type { QueryOf } from '@/core/routes';
import type { GoodsContext } from './useGoodsList';

const SCENES = { new: '新到', vip: '会员价', escrow: '可入茶窖', show: '展出' } as const;
const KEYS = ['categoryId', 'producerId', 'masterId', 'couponId', 'campaignId'] as const;
const isId = (text: string | undefined): text is string => /^\d+$/.test(text ?? '');

export interface ListContext {
  context: GoodsContext;
  title: string;
  /** The address names something that there is not: all goods are shown, and it is said. */
  unknown: boolean;
}

export function contextOf(params: QueryOf<'/shop/pages/list'>): ListContext {
  const { scene, title } = params;
  if (scene !== undefined && scene in SCENES) {
    const known = scene as keyof typeof SCENES;
    return { context: { scene: known }, title: title || SCENES[known], unknown: false };
  }
  const key = KEYS.find((name) => isId(params[name]));
  return {
    context: key ? { [key]: params[key] } : {},
    title: title || (key === 'categoryId' ? '' : '全部好茶'),
    unknown: key === undefined && (scene !== undefined || KEYS.some((name) => Boolean(params[name]))),
  };
}
