/** A theme as its cover: name, a sentence, what it costs and when it is next. */
import type { ThemeCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title } from '@/ui/kit/Words';
import styles from './gathering.module.scss';

export function ThemeCover({ theme, onOpen }: { theme: ThemeCard; onOpen: () => void }) {
  const { title, cover, summary, priceEach, minPeople, coming } = theme;
  return (
    <Pressable className={styles.cover} role="link" onPress={onOpen}>
      <Picture src={cover} w={750} ratio={0.46} alt="" />
      <Stack gap={4} className={styles.words}>
        <Title>{title}</Title>
        <Note>{summary}</Note>
        <Note>{`${shortYuan(priceEach)} / 位，${minPeople} 位起 · ${coming > 0 ? `${coming} 场可报` : '可包场'}`}</Note>
      </Stack>
    </Pressable>
  );
}
