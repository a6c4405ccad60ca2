/** /pages/tea/classification: the browsing map of the shop; the chosen class stays when the person comes back. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { remembered } from '@/core/lib/memory';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Rail } from '@/ui/kit/Rail';
import { Scroll } from '@/ui/kit/Scroll';
import { SearchLink } from '@/ui/kit/SearchBox';
import { Page, usePageData, usePageParams, useParam, useRemembered } from '@/ui/shell';
import { ClassBody } from './classes/ClassBody';
import { withRecommended } from './classes/recommended';
import styles from './classification.module.scss';

/** The tab is left and entered again all the time. */
const lastClass = remembered(() => ({ id: '' }));

export default function ClassificationPage() {
  const last = useRemembered(lastClass);
  const state = usePageData(() => call('atShop.goodsClass', { scene: 'retail' }), [], 'atShop.goodsClass');
  const [named, name] = useParam(usePageParams<'/pages/tea/classification'>(), 'id');
  const chosen = named || last.id;
  const choose = (next: string) => {
    last.id = next;
    name(next);
  };
  return (
    <Page
      tab
      state={state}
      bar={
        <View className={styles.bar}>
          <SearchLink tone="ink" placeholder="搜茶、茶器、山头" onPress={() => go('/shop/pages/search/index', {})} />
        </View>
      }
    >
      {(tree) => {
        const classes = withRecommended(tree);
        const current = classes.find((node) => node.id === chosen) ?? classes[0];
        if (!current) return <Empty title="还没有上架的茶" />;
        return (
          <View className={styles.panes}>
            <Rail
              label="茶类"
              items={classes.map((node) => ({ id: node.id, label: node.name }))}
              current={current.id}
              onChange={choose}
            />
            <Scroll key={current.id} className={styles.body}>
              <ClassBody node={current} />
            </Scroll>
          </View>
        );
      }}
    </Page>
  );
}
