/** 为你推荐: a few goods under a result or an account page; left out when they cannot be had. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { SectionHead } from '@/ui/kit/SectionHead';
import { useBlock } from '@/ui/shell';
import { GoodsGrid } from './GoodsGrid';
import styles from './Recommended.module.scss';

export function Recommended({ count, title = '为你推荐' }: { count: number; title?: string }) {
  const answer = useBlock(() => call('memberV4.hobbyProduct', {}));
  const goods = answer?.goods.list.slice(0, count) ?? [];
  if (goods.length === 0) return null;
  return (
    <View className={styles.part}>
      <SectionHead title={title} />
      <GoodsGrid goods={goods} />
    </View>
  );
}
