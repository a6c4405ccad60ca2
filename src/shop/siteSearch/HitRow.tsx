import { View } from '@tarojs/components';
import { GoodsCard } from '@/domain/goods/GoodsCard';
import { SectionHead } from '@/ui/kit/SectionHead';
import { HitLine } from './HitLine';
import type { Hit, Kind, Row } from './hits';
import styles from './HitRow.module.scss';

interface HitRowProps {
  row: Row;
  words: readonly string[];
  onMore: (kind: Kind) => void;
}

/** A section of 综合, or one hit. */
export function HitRow({ row, words, onMore }: HitRowProps) {
  if (row.kind !== 'section') return <One hit={row} words={words} />;
  return (
    <View className={styles.section}>
      <SectionHead
        gutter={false}
        title={row.label}
        more={`查看全部 ${row.count}`}
        onMore={row.count > row.hits.length ? () => onMore(row.id) : undefined}
      />
      <View>
        {row.hits.map((hit) => (
          <One key={hit.id} hit={hit} words={words} />
        ))}
      </View>
    </View>
  );
}

const One = ({ hit, words }: { hit: Hit; words: readonly string[] }) =>
  hit.kind === 'goods' ? (
    <GoodsCard goods={hit.goods} layout="row" marks={words} />
  ) : (
    <HitLine hit={hit} words={words} />
  );
