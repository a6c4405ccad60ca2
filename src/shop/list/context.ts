/** What a list page stands for, read from its address: exactly one context, or all goods. */
import type { QueryOf } from '@/core/routes';
import type { GoodsContext } from './useGoodsList';

const SCENES = { new: '新到', vip: '会员价', escrow: '可入茶窖', show: '展出' } as const;
const KEYS = ['categoryId', 'producerId', 'masterId', 'couponId', 'campaignId'] as const;

export function contextOf(params: QueryOf<'/shop/pages/list'>): { context: GoodsContext; title: string } {
  const scene = params.scene && params.scene in SCENES ? (params.scene as keyof typeof SCENES) : undefined;
  const title = params.title || (scene ? SCENES[scene] : params.categoryId ? '' : '全部好茶');
  if (scene) return { context: { scene }, title };
  const key = KEYS.find((name) => params[name]);
  return { context: key ? { [key]: params[key] } : {}, title };
}
