/** Right of the rail: the class's banner, its kinds with pictures and counts, the mountains it comes from, what tea people like. */
import { View, Text } from '@tarojs/components';
import type { CategoryNode, GoodsCard } from '@/contract';
import { call } from '@/core/api';
import { inPairs } from '@/core/lib/pairs';
import { go } from '@/core/routes';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Title, Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { sentenceOf } from './recommended';
import styles from './ClassBody.module.scss';

export function ClassBody({ node }: { node: CategoryNode }) {
  const scope = node.id ? { categoryId: node.id } : {};
  const hot = useBlock(() => call('shop.productIndex', { ...scope, sort: 'sales' }, { hide: true }), node.id);
  const origins = hot?.facets.find((facet) => facet.key === 'origin')?.options.slice(0, 6) ?? [];
  const same = inPairs(hot?.page.list.slice(0, 4) ?? []);
  const kinds = node.children?.filter((leaf) => leaf.count > 0) ?? [];
  return (
    <View className={styles.body}>
      <Pressable
        className={styles.banner}
        role="link"
        label={`${node.name}，${sentenceOf(node)}，看全部`}
        onPress={() => go('/shop/pages/list', node.id ? { ...scope, title: node.name } : {})}
      >
        <Picture src={node.cover} w={750} fill alt="" priority />
        <Title tracked className={styles.name}>
          {node.name}
        </Title>
        {sentenceOf(node)
          .split('，')
          .map((line) => (
            <Words key={line} size="foot" tone="soft" className={styles.line}>
              {line}
            </Words>
          ))}
      </Pressable>
      <Pressable
        className={styles.quick}
        role="link"
        onPress={() => go('/shop/pages/category', node.id ? { id: node.id } : {})}
      >
        <Text className={styles.quickName}>快速选购</Text>
        <Words size="caption" tone="muted">
          一页里加好，直接结算
        </Words>
        <Icon name="next" size={14} />
      </Pressable>
      {/* Four or ten in threes would leave one alone. */}
      <View className={classes(styles.kinds, kinds.length % 3 === 1 && kinds.length % 2 === 0 && styles.even)}>
        {kinds.map((leaf) => (
          <Pressable
            key={leaf.id}
            className={styles.kind}
            role="link"
            label={`${leaf.name}，${leaf.count} 款`}
            onPress={() => go('/shop/pages/list', { categoryId: leaf.id, title: leaf.name })}
          >
            <Picture className={styles.art} src={leaf.cover} w={240} ratio={1} alt="" />
            <Words size="sub" lines={2} className={styles.kindName}>
              {leaf.name}
            </Words>
            <Words size="caption" tone="muted">
              {leaf.count} 款
            </Words>
          </Pressable>
        ))}
      </View>
      {origins.length > 0 && <Origins scope={scope} origins={origins.map(({ value }) => value)} />}
      {same.length > 0 && <Same goods={same} />}
    </View>
  );
}

function Origins({ scope, origins }: { scope: { categoryId?: string }; origins: readonly string[] }) {
  return (
    <View className={styles.part}>
      <Title tracked block className={styles.title}>
        热门产地
      </Title>
      <ChipGroup label="热门产地">
        {origins.map((origin) => (
          <Chip key={origin} onPress={() => go('/shop/pages/search/search', { keyword: origin, ...scope })}>
            {origin}
          </Chip>
        ))}
      </ChipGroup>
    </View>
  );
}

function Same({ goods: all }: { goods: readonly GoodsCard[] }) {
  return (
    <View className={styles.part}>
      <Title tracked block className={styles.title}>
        茶人常喝
      </Title>
      <View className={styles.same}>
        {all.map((goods) => (
          <Pressable
            key={goods.id}
            className={styles.one}
            role="link"
            label={goods.title}
            onPress={() => go('/shop/pages/goods', { id: goods.id })}
          >
            <Picture className={styles.art} src={goods.cover} w={240} ratio={1} alt="" />
            <Words size="sub" lines={1} className={styles.kindName}>
              {goods.title}
            </Words>
          </Pressable>
        ))}
      </View>
    </View>
  );
}
