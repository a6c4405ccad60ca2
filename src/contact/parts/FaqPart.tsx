/** Questions that are asked often, found by a word. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { plainText } from '@/core/lib/richText';
import { cutText } from '@/core/lib/sections';
import { Empty } from '@/ui/kit/Empty';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { RichText } from '@/ui/kit/RichText';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import { Title, Words } from '@/ui/kit/Words';
import styles from './parts.module.scss';

const MOST = 10;

export function FaqPart({ html }: { html: string }) {
  const [word, setWord] = useState('');
  const [opened, setOpened] = useState('');
  const wanted = word.trim();
  const rows = cutText(html)
    .sections.filter(({ title, html: answer }) => wanted === '' || `${title}${plainText(answer)}`.includes(wanted))
    .slice(0, MOST);
  return (
    <View className={styles.part}>
      <Title size="head" block className={styles.title} role="heading" aria-level={2}>
        常见问题
      </Title>
      <SearchBox placeholder="搜一搜，例如 运费" value={word} onInput={setWord} />
      {rows.map((row) => (
        <View key={row.id} className={styles.question}>
          <Pressable
            className={styles.ask}
            expanded={opened === row.id}
            onPress={() => setOpened(opened === row.id ? '' : row.id)}
          >
            <Words size="name" className={styles.askText}>
              {row.title}
            </Words>
            <Icon name={opened === row.id ? 'up' : 'down'} size={16} />
          </Pressable>
          <Slot>{opened === row.id && <RichText html={row.html} />}</Slot>
        </View>
      ))}
      {rows.length === 0 && <Empty title="没有找到相关问题" text="换个词，或者给我们留言" tone="line" />}
    </View>
  );
}
