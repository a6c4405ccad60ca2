/** The partner's catalogue from top to bottom: who, a search, tools, classes beside their goods. */
import { ScrollView, View } from '@tarojs/components';
import type { CategoryNode, ChannelView } from '@/contract';
import { relaunch } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Rail } from '@/ui/kit/Rail';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Rows } from '@/ui/shell';
import { ChannelHead } from './ChannelHead';
import { ChannelRow } from './ChannelRow';
import { ALL, USUAL, type Catalogue } from './useCatalogue';
import styles from './CatalogueBody.module.scss';

interface CatalogueBodyProps {
  catalogue: Catalogue;
  channel: ChannelView;
  tree: readonly CategoryNode[];
}

export function CatalogueBody({ catalogue, channel, tree }: CatalogueBodyProps) {
  const { part, setPart, search, shown, basket, sum, put, importLast, keepAsUsual } = catalogue;
  const showAll = () => {
    setPart(ALL);
    search.clear();
  };
  return (
    <View className={styles.page}>
      <ChannelHead channel={channel} />
      <View className={styles.search}>
        <SearchBox placeholder="搜渠道商品" maxLength={30} {...search.box} />
      </View>
      <View className={styles.tools}>
        <Button size="s" tone="line" busy={importLast.pending} onPress={() => void importLast.run()}>
          导入上一单
        </Button>
        <Button size="s" tone="line" disabled={sum.boxes === 0} onPress={keepAsUsual}>
          存为常购
        </Button>
        <Button size="s" tone="text" onPress={() => relaunch('/pages/tea/index', {})}>
          回商城
        </Button>
      </View>
      <View className={styles.panes}>
        <Rail
          label="茶类"
          items={[
            { id: ALL, label: '全部' },
            { id: USUAL, label: '常购' },
            ...tree.map(({ id, name }) => ({ id, label: name })),
          ]}
          current={part}
          onChange={setPart}
        />
        <ScrollView className={styles.body} scrollY>
          {shown ? (
            <Rows
              key={part}
              place={4}
              rows={shown}
              keyOf={({ card }) => card.id}
              render={(goods) => (
                <ChannelRow goods={goods} basket={basket} onChange={(skuId, boxes) => put({ [skuId]: boxes })} />
              )}
            />
          ) : (
            <Skeleton kind="list" />
          )}
          {shown?.length === 0 && (
            <Empty
              title={part === USUAL ? '还没有常购商品' : '没有找到商品'}
              text={part === USUAL ? '选好商品后点「存为常购」' : '换个茶类，或清空搜索词'}
              button="看全部"
              onPress={showAll}
            />
          )}
        </ScrollView>
      </View>
    </View>
  );
}
