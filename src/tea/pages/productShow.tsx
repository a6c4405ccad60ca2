/** /tea/pages/productShow: teas worth looking at, by craft; with an id one of them, to swipe through and to brew by. */
import { call } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Empty } from '@/ui/kit/Empty';
import { Page, useAction, useBlock, usePageData, usePageParams } from '@/ui/shell';
import { ExhibitBody } from '../show/ExhibitBody';
import { ShowBar } from '../show/ShowBar';
import { ShowCatalogue } from '../show/ShowCatalogue';

export default function ProductShowPage() {
  const { id } = usePageParams<'/tea/pages/productShow'>();
  return id === undefined ? <ShowCatalogue /> : <OneExhibit key={id} id={id} />;
}

function OneExhibit({ id }: { id: string }) {
  const { feedback } = useStores();
  const state = usePageData(() => call('shop.productView', { id: /^\d+$/.test(id) ? id : '0' }), [id]);
  const shown = useBlock(() => call('shop.productIndex', { scene: 'show' }, { hide: true }));
  const all = shown?.page.list ?? [];
  const place = all.findIndex((goods) => goods.id === id);
  const goods = state.data;
  const keep = useAction(async () => {
    if (!goods) return;
    const on = !goods.collected;
    await call('collect.create', { kind: 'goods', targetId: goods.card.id, on });
    state.set({ ...goods, collected: on });
    feedback.toast(on ? '记下了，想喝' : '已取消');
  });
  const near = (step: number) => {
    const next = place < 0 ? undefined : all[place + step];
    return next && (() => void replace('/tea/pages/productShow', { id: next.id }));
  };
  return (
    <Page
      state={state}
      skeleton="detail"
      title="臻品图鉴"
      action={goods && <ShowBar goods={goods} onKeep={() => void keep.run()} onBefore={near(-1)} onNext={near(1)} />}
    >
      {(found) =>
        found.exhibit ? (
          <ExhibitBody goods={found} exhibit={found.exhibit} others={all.filter((one) => one.id !== id)} />
        ) : (
          <Empty
            title="这一款不在图鉴里"
            text="看看正在展出的"
            button="全部图鉴"
            onPress={() => replace('/tea/pages/productShow', {})}
          />
        )
      }
    </Page>
  );
}
