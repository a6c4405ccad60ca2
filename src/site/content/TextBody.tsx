/** A text page: title, version and day, contents when it is long, the sections, further blocks of questions or steps. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PageBlock, PageContent } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Notice } from '@/ui/kit/Notice';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { RichText } from '@/ui/kit/RichText';
import { Note, Title } from '@/ui/kit/Words';
import { scrollToPart } from '@/ui/shell';
import { cutText } from '@/core/lib/sections';
import styles from './TextBody.module.scss';

export function TextBody({ page, offline }: { page: PageContent; offline: boolean }): ReactElement {
  const { lead, sections, long } = cutText(page.html ?? '');
  return (
    <View className={styles.body}>
      {offline && <Notice tone="warn">网断了，这是上次读到的版本</Notice>}
      <Title size="display" tracked role="heading" aria-level={2}>
        {page.title}
      </Title>
      <Note className={styles.meta}>{`版本 ${page.version} · 更新于 ${formatTime(page.updatedAt, 'YYYY-MM-DD')}`}</Note>
      {page.cover && <Picture className={styles.cover} src={page.cover} w={750} ratio={0.56} alt="" priority />}
      {long && (
        <View className={styles.contents} role="navigation" aria-label="目录">
          {sections.map(({ id, title }) => (
            <Pressable key={id} className={styles.entry} role="link" onPress={() => scrollToPart(id)}>
              <Text>{title}</Text>
            </Pressable>
          ))}
        </View>
      )}
      {lead.trim() !== '' && <RichText html={lead} />}
      {sections.map(({ id, title, html }) => (
        <View key={id} id={id} className={styles.section}>
          <Title className={styles.heading} role="heading" aria-level={3}>
            {title}
          </Title>
          <RichText html={html} />
        </View>
      ))}
      {page.blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </View>
  );
}

/** Questions, steps and other blocks as pairs of words; a picture of an item stands above them. */
function Block({ block }: { block: PageBlock }): ReactElement {
  return (
    <View className={styles.section}>
      {block.title && (
        <Title className={styles.heading} role="heading" aria-level={3}>
          {block.title}
        </Title>
      )}
      {block.items.map((item) => (
        <View key={item.key} className={styles.item}>
          {item.image && <Picture src={item.image} w={750} ratio={0.56} alt="" />}
          {item.label && <Text className={styles.question}>{item.label}</Text>}
          {item.value && <Text className={styles.answer}>{item.value}</Text>}
        </View>
      ))}
    </View>
  );
}
