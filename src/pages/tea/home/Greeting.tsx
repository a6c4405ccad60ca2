/** The day by its solar term and a sentence for it; beside the day, what signing in brings. */
import { Text, View } from '@tarojs/components';
import { firstScreen } from '@/core/lib/firstScreen';
import { Slot } from '@/ui/kit/Slot';
import { later } from '@/ui/shell';
import styles from './Greeting.module.scss';

const SignIn = later(() => firstScreen().then(() => import('./SignIn').then((file) => file.SignIn)));

/** `words`: the day and the sentence, as 上午好，小雪第 3 天 · 围炉煮一壶老寿眉. */
export function Greeting({ words = '' }: { words?: string }) {
  const [day, ...line] = words.split(' · ');
  return (
    <View className={styles.greeting}>
      <View className={styles.day}>
        <Text>{day}</Text>
        <Slot>
          <SignIn />
        </Slot>
      </View>
      <View className={styles.line}>{line.join(' · ')}</View>
    </View>
  );
}
