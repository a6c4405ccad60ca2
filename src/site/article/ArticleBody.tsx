/** The text of an article, its pictures large, its goods, and what stands beside it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Article } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { GoodsCard } from '@/domain/goods/GoodsCard';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { RichText } from '@/ui/kit/RichText';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import styles from './article.module.scss';
import { picturesOf, SIZES, type Size } from './reading';
import { Links } from './Links';
import { LINKS_BELOW, useLinks } from './useLinks';

const MOST_GOODS = 6;

interface ArticleBodyProps {
  article: Article;
  size: Size;
  onSize: (size: Size) => void;
  onTurn: (id: string) => void;
}

export function ArticleBody({ article, size, onSize, onTurn }: ArticleBodyProps): ReactElement {
  const { title, author, publishedAt, views, cover, html = '', goods = [], prev, next } = article;
  const inside = picturesOf(html);
  // Many texts begin with their cover.
  const hasCover = inside.includes(cover);
  const pictures = hasCover ? inside : [cover, ...inside];
  const zoom = (index: number) => go('/shop/pages/imgshow', { urls: pictures, index });
  const links = useLinks((url) => pictures.includes(url) && void zoom(pictures.indexOf(url)));
  return (
    <View className={styles.body}>
      <Text className={styles.title} role="heading" aria-level={2}>
        {title}
      </Text>
      <View className={styles.line}>
        <Text
          className={styles.by}
        >{`${author} · ${formatTime(publishedAt, 'YYYY-MM-DD')} · ${figure(views)} 次阅读`}</Text>
        <Segmented items={SIZES} current={size} label="字号" onChange={onSize} />
      </View>
      {!hasCover && (
        <Pressable className={styles.cover} label="放大封面" onPress={() => zoom(0)}>
          <Picture src={cover} w={750} ratio={0.56} alt="" priority />
        </Pressable>
      )}
      <View className={styles[`size-${size}`]} ref={links}>
        <RichText className={styles.text} html={html} />
      </View>
      {LINKS_BELOW && <Links html={html} />}
      {inside.length > 0 && (
        <Cells>
          <Cell label="看大图" onPress={() => zoom(pictures.length - inside.length)}>{`${inside.length} 张`}</Cell>
        </Cells>
      )}
      {goods.length > 0 && (
        <View className={styles.goods}>
          <SectionHead title="文中的茶" gutter={false} />
          {goods.slice(0, MOST_GOODS).map((one) => (
            <GoodsCard key={one.id} goods={one} layout="row" />
          ))}
        </View>
      )}
      {(prev ?? next) && (
        <Cells>
          {prev && <Cell label="上一篇" note={prev.title} onPress={() => onTurn(prev.id)} />}
          {next && <Cell label="下一篇" note={next.title} onPress={() => onTurn(next.id)} />}
        </Cells>
      )}
    </View>
  );
}
