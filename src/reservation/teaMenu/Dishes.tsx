/** 堂食茶单: what is served at the tables, class by class; 想喝 puts a dish into the note of the next booking here. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { useStores } from '@/core/stores';
import { Chip } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Item } from '@/ui/kit/Item';
import { MemberPrice, Price } from '@/ui/kit/Price';
import { Rail } from '@/ui/kit/Rail';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Rows } from '@/ui/shell';
import { Panes } from '@/ui/shell/Panes';
import { markWish, MOST_WISHES, readWishes } from './wishes';
import styles from './page.module.scss';

type Menu = DataOf<'scanCode.menu'>;
type Dish = Menu['products'][number];
/** From here on a dish says how few are left. */
const FEW = 5;

interface DishesProps {
  storeId: string;
  menu: Menu;
  top: ReactElement;
}

export function Dishes({ storeId, menu: { cates, products }, top }: DishesProps): ReactElement {
  const { platform, feedback } = useStores();
  const [chosen, setChosen] = useState<string>();
  const [wishes, setWishes] = useState(() => readWishes(platform.storage, storeId));
  const shown = cates.filter(({ id }) => products.some(({ cateId }) => cateId === id));
  const current = chosen ?? shown[0]?.id ?? '';
  const isWished = (id: string) => wishes.some((wish) => wish.id === id);
  const mark = ({ id, title }: Dish) => {
    const on = !isWished(id);
    if (on && wishes.length >= MOST_WISHES) return feedback.toast(`想喝最多记 ${MOST_WISHES} 种，先划去一种`);
    setWishes(markWish(platform.storage, { storeId, id, title }, on));
    return feedback.toast(on ? '记下了，预约这家店时写进备注' : '已划去');
  };
  return (
    <Panes
      top={top}
      rail={
        <Rail
          label="茶单分类"
          items={shown.map(({ id, name }) => ({ id, label: name }))}
          current={current}
          onChange={setChosen}
        />
      }
      scrollKey={current}
    >
      <View className={styles.dishes}>
        {shown.length === 0 && <Empty title="这家店还没有茶单" />}
        <Rows
          rows={products.filter(({ cateId }) => cateId === current)}
          keyOf={({ id }) => id}
          render={(dish) => <DishRow dish={dish} wished={isWished(dish.id)} onWish={() => mark(dish)} />}
        />
      </View>
    </Panes>
  );
}

function DishRow({ dish, wished, onWish }: { dish: Dish; wished: boolean; onWish: () => void }): ReactElement {
  const { title, intro, cover, price, memberPrice, tags, soldOut, left } = dish;
  return (
    <Item
      title={title}
      leading={<Thumb src={cover} size={72} {...(soldOut ? { stamp: '今日售罄' } : {})} />}
      className={styles.dish}
      notes={[
        intro,
        left !== undefined && left <= FEW && !soldOut ? `剩 ${left} 份` : '',
        <Stack key="price" row wrap gap={6} align="center">
          <Price fen={price} size="s" tone={soldOut ? 'muted' : 'price'} />
          {memberPrice !== undefined && <MemberPrice fen={memberPrice} />}
          {tags[0] !== undefined && <Tag tone="gold">{tags[0]}</Tag>}
        </Stack>,
      ].filter(Boolean)}
    >
      <Chip role="checkbox" selected={wished} label={`想喝${title}`} onPress={onWish}>
        想喝
      </Chip>
    </Item>
  );
}
