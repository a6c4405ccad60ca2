import { View } from '@tarojs/components';
import { classes } from '@/ui/kit/classes';
import { Words, type WordsProps } from '@/ui/kit/Words';
import type { Mark } from './words';
import styles from './State.module.scss';

/** How something stands: a mark and a word, so that colour alone says nothing. */
export const State = ({ word, mark, tone }: { word: string; mark: Mark; tone: WordsProps['tone'] }) => (
  <Words size="foot" tone={tone} className={styles.state}>
    <View className={classes(styles.mark, styles[mark])} />
    {word}
  </Words>
);
