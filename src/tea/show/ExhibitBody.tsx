/** One exhibit: three pictures, where it comes from, its taste, how to brew it. No price on this page. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { Exhibit, GoodsCard, GoodsDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Carousel } from '@/ui/kit/Carousel';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Picture } from '@/ui/kit/Picture';
import { Sheet } from '@/ui/kit/Sheet';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { Section } from '../maker/Section';
import { BrewCard } from './BrewCard';
import { TasteWheel } from './TasteWheel';
import styles from './ExhibitBody.module.scss';

interface ExhibitBodyProps {
  goods: GoodsDetail;
  exhibit: Exhibit;
  /** Other exhibits, to compare with. */
  others: readonly GoodsCard[];
}

export function ExhibitBody({ goods, exhibit, others }: ExhibitBodyProps) {
  const { card, master, producer, attrs, brew } = goods;
  const [choosing, setChoosing] = useState(false);
  const [other, setOther] = useState<{ name: string; taste: Exhibit['taste'] }>();
  const compare = useAction(async (id: string) => {
    const found = await call('shop.productView', { id });
    setOther({ name: found.card.title, taste: found.exhibit?.taste ?? [] });
    setChoosing(false);
  });
  const isWare = exhibit.taste.length === 0;
  const views = isWare ? ['正面', '侧面', '细部'] : ['干茶', '汤色', '叶底'];
  const pictures = [exhibit.dry, exhibit.liquor, exhibit.base].map((url, index) => ({ url, name: views[index] ?? '' }));
  const origin = attrs.find(({ label }) => label === '产地')?.value ?? '';
  return (
    <View className={styles.body}>
      <Carousel
        items={pictures}
        keyOf={({ url }) => url}
        label="图鉴"
        render={({ url, name }) => (
          <View>
            <Picture src={url} w={750} ratio={1} alt={`${card.title}的${name}`} priority />
            <Text className={styles.view}>{name}</Text>
          </View>
        )}
      />
      <View className={styles.head}>
        <Words size="sub" tone="celadon">
          {exhibit.craft}
        </Words>
        <Text className={styles.title}>{card.title}</Text>
        <Text className={styles.note}>{exhibit.note}</Text>
      </View>
      <View className={styles.origin}>
        <Cells>
          {origin !== '' && <Cell label="产地">{origin}</Cell>}
          {producer && (
            <Cell label="茶园" role="link" onPress={() => go('/tea/pages/producer', { id: producer.id })}>
              {producer.name}
            </Cell>
          )}
          {master && (
            <Cell label="制作" role="link" onPress={() => go('/tea/pages/artistDetail', { id: master.id })}>
              {master.name}
            </Cell>
          )}
        </Cells>
      </View>
      {!isWare && (
        <Section title="风味" note="0 到 10">
          <TasteWheel taste={exhibit.taste} name={card.title} other={other} />
          <View className={styles.compare}>
            <Button tone="line" onPress={() => (other ? setOther(undefined) : setChoosing(true))}>
              {other ? '不比了' : '和另一款比'}
            </Button>
          </View>
        </Section>
      )}
      {exhibit.infusions.length > 0 && (
        <Section title="冲泡">
          <BrewCard brew={brew} seconds={exhibit.infusions} />
        </Section>
      )}
      <Section title={isWare ? '怎么用' : '搭配'}>
        <Text className={styles.note}>{exhibit.pairing}</Text>
      </Section>
      <Sheet open={choosing} title="和哪一款比" onClose={() => setChoosing(false)}>
        <Cells>
          {others.map(({ id, title, subtitle }) => (
            <Cell key={id} label={title} note={subtitle} onPress={() => void compare.run(id)} />
          ))}
        </Cells>
      </Sheet>
    </View>
  );
}
