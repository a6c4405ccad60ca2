/** The menu: the table at the top, classes at the left with what is chosen of each, dishes at the right from the chosen class on. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { ScanHome, ScanProduct } from '@/contract';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Rail } from '@/ui/kit/Rail';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Rows } from '@/ui/shell';
import { Panes } from '@/ui/shell/Panes';
import { DishRow, type DishActs } from './DishRow';
import { TableHead } from './TableHead';
import type { Menu } from './useMenu';
import styles from './MenuBody.module.scss';

/** The dishes the house is known for come first. */
const HOT = 'hot';

interface Part {
  id: string;
  name: string;
  dishes: ScanProduct[];
}

export function partsOf({ cates, products, hotIds }: ScanHome, keyword: string): Part[] {
  const found = products.filter(({ title, intro }) => keyword === '' || `${title}${intro}`.includes(keyword));
  const hot = { id: HOT, name: '招牌', dishes: found.filter(({ id }) => hotIds.includes(id)) };
  const parts = cates.map(({ id, name }) => ({ id, name, dishes: found.filter(({ cateId }) => cateId === id) }));
  return [hot, ...parts].filter(({ dishes }) => dishes.length > 0);
}

interface MenuBodyProps {
  menu: Menu;
  home: ScanHome;
  keyword: string;
  staff: boolean;
}

export function MenuBody({ menu, home, keyword, staff }: MenuBodyProps) {
  const parts = partsOf(home, keyword);
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    0,
    parts.findIndex(({ id }) => id === chosen),
  );
  const { session } = home;
  const lines = menu.cart.cart?.lines ?? [];
  const count = ({ id, dishes }: Part) =>
    id === HOT
      ? 0
      : lines.reduce((sum, line) => sum + (dishes.some((dish) => dish.id === line.productId) ? line.qty : 0), 0);
  const acts: DishActs = {
    staff,
    locked: !session.store.open || session.status === 'paid' || session.status === 'closed',
    meId: menu.meId,
    onOpen: ({ id: productId }) => void go('/qrCodeOrder/pages/product', { sessionId: session.id, productId }),
    onAdd: ({ id }) => void menu.cart.add(id),
    onStep: (line, qty) => void menu.cart.step(line, qty),
    onSoldOut: (dish) => void menu.soldOut.run(dish),
  };
  const rows = parts
    .slice(at)
    .flatMap((part) =>
      part.dishes.map((dish, index) => ({ key: `${part.id} ${dish.id}`, dish, head: index === 0 && part })),
    );
  return (
    <Panes
      top={
        <TableHead
          session={session}
          online={menu.cart.cart?.online ?? []}
          notice={home.notice}
          round={menu.last}
          unstable={menu.cart.unstable}
          onCall={(service) => void menu.callFor.run(service)}
        />
      }
      rail={
        <Rail
          label="茶单分类"
          items={parts.map((part) => ({ id: part.id, label: part.name, count: count(part) }))}
          current={parts[at]?.id ?? ''}
          onChange={setChosen}
        />
      }
      scrollKey={`${at} ${keyword}`}
    >
      <View className={styles.dishes}>
        {rows.length === 0 && <Empty title="没有这样的茶或点心" text="换个词找找" />}
        <Rows
          rows={rows}
          keyOf={({ key }) => key}
          place={4}
          render={({ dish, head }) => (
            <>
              {head && <SectionHead title={head.name} gutter={false} className={styles.cate} />}
              <DishRow
                dish={dish}
                lines={lines.filter(({ productId, home }) => productId === dish.id && home === undefined)}
                acts={acts}
              />
            </>
          )}
        />
      </View>
    </Panes>
  );
}
