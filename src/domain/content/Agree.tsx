/** 我已阅读并同意 one text: a tick whose words can be pressed too, and the way to the text. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { CheckMark } from '@/ui/kit/Check';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './Agree.module.scss';

interface AgreeProps {
  checked: boolean;
  /** 充值协议 */
  name: string;
  /** Before the link. */
  words?: string;
  /** Of the link, 《name》 unless given. */
  title?: string;
  onChange: (checked: boolean) => void;
  onRead: () => unknown;
}

export const Agree = ({
  checked,
  name,
  words = '我已阅读并同意',
  title = `《${name}》`,
  onChange,
  onRead,
}: AgreeProps): ReactElement => (
  <View className={styles.row}>
    <Pressable
      className={styles.tick}
      role="checkbox"
      checked={checked}
      label={words + name}
      onPress={() => onChange(!checked)}
    >
      <CheckMark checked={checked} />
      <Text>{words}</Text>
    </Pressable>
    <Pressable className={styles.link} role="link" onPress={onRead}>
      <Text>{title}</Text>
    </Pressable>
  </View>
);
