/** What the house says of booking: a room's story, how it works, what is asked most. The built-in words stand until the content has its own. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PageContent } from '@/contract';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Section } from '@/ui/kit/SectionHead';
import { Title, Words } from '@/ui/kit/Words';
import styles from './home.module.scss';

type Items = PageContent['blocks'][number]['items'];
const item = (label: string, value: string) => ({ key: label, label, value });

const STEPS: Items = [
  item('选时间', '三十天内'),
  item('付订金', '抵茶钱'),
  item('扫桌码', '自动开台'),
  item('慢慢喝', '可续时'),
];
const QUESTIONS: Items = [
  item('迟到会怎样', '席位默认留 20 分钟，在预约里说一声，最多留 50 分钟。'),
  item('订金怎么退', '到店前 2 小时取消，订金原路退回；晚了订金不退，可改期一次。'),
  item('能自带茶吗', '可以，店里收茶位费，备好水和器具。'),
];
const NUMERALS = ['壹', '贰', '叁', '肆'];

/** The items of a kind of block, or the built-in ones. */
const itemsOf = (content: PageContent | null | undefined, kind: string, own: Items): Items => {
  const items = content?.blocks.find((block) => block.kind === kind)?.items;
  return items && items.length > 0 ? items : own;
};

export function Story({ content }: { content: PageContent | null | undefined }): ReactElement {
  const stories = content?.blocks.filter(({ kind }) => kind === 'image').flatMap(({ items }) => items) ?? [];
  return (
    <>
      {stories.slice(0, 3).map(({ key, label, value, image }) => (
        <View key={key} className={styles.story}>
          {image && <Picture src={image} w={750} ratio={0.564} alt="" />}
          <View className={styles.tale}>
            <Title size="head" tracked block>
              {label}
            </Title>
            <Words size="body" tone="soft" block>
              {value}
            </Words>
          </View>
        </View>
      ))}
      <Section title="先认识这些店">
        <Cells place="alone">
          <Cell
            label="探店"
            note="每家一个故事，走遍有徽章"
            role="link"
            onPress={() => go('/reservation/pages/explore/index', {})}
          />
          <Cell label="品牌优势" role="link" onPress={() => go('/reservation/pages/explore/brandadvantage', {})} />
        </Cells>
      </Section>
      <Section title="怎么订">
        <Card place="alone" className={styles.steps}>
          {itemsOf(content, 'steps', STEPS)
            .slice(0, 4)
            .map(({ key, label, value }, at) => (
              <View key={key} className={styles.step}>
                <Text className={styles.numeral}>{NUMERALS[at]}</Text>
                <Words size="sub">{label}</Words>
                <Words size="foot" tone="muted">
                  {value}
                </Words>
              </View>
            ))}
        </Card>
      </Section>
      <Section title="常问">
        <Questions items={itemsOf(content, 'faq', QUESTIONS)} />
      </Section>
    </>
  );
}

function Questions({ items }: { items: Items }): ReactElement {
  const [open, setOpen] = useState<string>();
  return (
    <Cells place="alone">
      {items.map(({ key, label, value }) => (
        <Cell
          key={key}
          label={label}
          note={open === key ? value : ''}
          arrow={false}
          onPress={() => setOpen(open === key ? undefined : key)}
        >
          <Icon name={open === key ? 'up' : 'down'} size={16} />
        </Cell>
      ))}
    </Cells>
  );
}
