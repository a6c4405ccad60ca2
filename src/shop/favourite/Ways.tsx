/** What can be done with goods in a list of saved things. Each knows its own call, so a row draws from its data alone. */
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAddToCart } from '@/domain/goods/useAddToCart';
import { useRemind } from '@/domain/goods/useRemind';
import { Button } from '@/ui/kit/Button';
import { useAction } from '@/ui/shell';

interface Thing {
  targetId: string;
  title: string;
  singleSkuId?: string;
  minQty?: number;
}

/** Several specifications are chosen on the goods page. */
export function AddButton({ thing: { targetId, title, singleSkuId, minQty } }: { thing: Thing }) {
  const add = useAddToCart();
  return (
    <Button
      size="s"
      tone="line"
      busy={add.pending}
      label={`把${title}加入购物车`}
      onPress={() =>
        singleSkuId
          ? void add.one({ id: targetId, singleSkuId, minQty })
          : void go('/shop/pages/goods', { id: targetId })
      }
    >
      加入购物车
    </Button>
  );
}

export function FavouriteButton({ thing: { targetId, title } }: { thing: Thing }) {
  const { feedback } = useStores();
  const keep = useAction(async () => {
    await call('collect.create', { kind: 'goods', targetId, on: true });
    feedback.toast('已收藏');
  });
  return (
    <Button size="s" tone="quiet" busy={keep.pending} label={`收藏${title}`} onPress={() => void keep.run()}>
      收藏
    </Button>
  );
}

export function RemindButton({ thing: { targetId, title }, kind }: { thing: Thing; kind: 'stock' | 'price' }) {
  const remind = useRemind(kind, targetId);
  const word = kind === 'stock' ? '到货提醒' : '降价提醒';
  return (
    <Button size="s" tone="quiet" label={`${title}${word}`} onPress={remind}>
      {word}
    </Button>
  );
}

export function SimilarButton({ thing: { title, cateId } }: { thing: Pick<Thing, 'title'> & { cateId?: string } }) {
  return (
    <Button
      size="s"
      tone="line"
      label={`找${title}的相似款`}
      onPress={() => go('/shop/pages/list', cateId ? { categoryId: cateId } : {})}
    >
      找相似
    </Button>
  );
}
