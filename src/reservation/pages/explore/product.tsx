/** /reservation/pages/explore/product: what can be had at the tables of a store, to look at; ordering needs the code of a table. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Item } from '@/ui/kit/Item';
import { Notice } from '@/ui/kit/Notice';
import { MemberPrice, Price } from '@/ui/kit/Price';
import { Rail } from '@/ui/kit/Rail';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Page, Rows, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { Panes } from '@/ui/shell/Panes';
import styles from '../../teaMenu/page.module.scss';

const BOOKING = '/reservation/pages/detail/newDetail';

export default function TeaMenuPage() {
  const { storeId = '0' } = usePageParams<'/reservation/pages/explore/product'>();
  const state = usePageData(() => call('scanCode.menu', { storeId }), [storeId]);
  const [chosen, setChosen] = useState<string>();
  useShareAppMessage(useShareCard());
  const booking = `${BOOKING}?storeId=${storeId}`;
  return (
    <Page
      state={state}
      action={
        <>
          <Button grow tone="line" onPress={() => go('/tea/pages/shop', { storeId })}>
            自提下单
          </Button>
          {canOpen(booking) && (
            <Button grow onPress={() => void open(booking)}>
              去预约
            </Button>
          )}
        </>
      }
    >
      {({ cates, products, notice }) => {
        const shown = cates.filter(({ id }) => products.some(({ cateId }) => cateId === id));
        const current = chosen ?? shown[0]?.id ?? '';
        return (
          <Panes
            top={notice !== '' && <Notice tone="plain">{notice}</Notice>}
            rail={
              <Rail
                label="茶单分类"
                items={shown.map(({ id, name }) => ({ id, label: name }))}
                current={current}
                onChange={setChosen}
              />
            }
            label="茶单"
            scrollKey={current}
          >
            <View className={styles.dishes}>
              {shown.length === 0 && <Empty title="这家店还没有茶单" />}
              <Rows
                rows={products.filter(({ cateId }) => cateId === current)}
                keyOf={({ id }) => id}
                render={({ title, intro, cover, price, memberPrice, tags, soldOut, left }) => (
                  <Item
                    title={title}
                    leading={<Thumb src={cover} size={72} {...(soldOut ? { stamp: '今日售罄' } : {})} />}
                    className={styles.dish}
                    notes={[
                      intro,
                      left !== undefined && left <= 5 && !soldOut ? `剩 ${left} 份` : '',
                      <Stack key="price" row wrap gap={6} align="center">
                        <Price fen={price} size="s" tone={soldOut ? 'muted' : 'price'} />
                        {memberPrice !== undefined && <MemberPrice fen={memberPrice} />}
                      </Stack>,
                    ].filter(Boolean)}
                  >
                    {tags[0] !== undefined && <Tag tone="gold">{tags[0]}</Tag>}
                  </Item>
                )}
              />
            </View>
          </Panes>
        );
      }}
    </Page>
  );
}
