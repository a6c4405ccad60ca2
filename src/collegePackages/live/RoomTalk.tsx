/** The newest of what is said, one below the other, the last at the foot; what the room says of itself above. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { LiveMsg } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Scroll } from '@/ui/kit/Scroll';
import { saidOf } from './words';
import styles from './room.module.scss';

/** The last of them; what does not fit over the goods scrolls. */
const SHOWN = 20;
/** What stands out: one asks, one gives. */
const GOLDEN: readonly LiveMsg['kind'][] = ['question', 'gift'];

interface RoomTalkProps {
  list: readonly LiveMsg[];
  gifts: readonly { id: string; label: string }[];
  /** The own id. */
  me: string | undefined;
  /** For who leads the room: what is done with one. */
  onPick?: ((message: LiveMsg) => void) | undefined;
}

export function RoomTalk({ list, gifts, me, onPick }: RoomTalkProps): ReactElement {
  const shown = list.filter(({ hidden }) => !hidden).slice(-SHOWN);
  return (
    <Scroll className={classes(styles.log, styles.fading)} toEnd={list.length}>
      <View
        className={styles.talk}
        {...aria({ role: 'log', label: '弹幕' })}
        {...(process.env.TARO_ENV === 'h5' ? { tabIndex: 0 } : {})}
      >
        {shown.map((message) => (
          <Said key={message.id} message={message} mine={message.user.id === me} onPick={onPick}>
            <Text className={classes(styles.speakerName, GOLDEN.includes(message.kind) && styles.golden)}>
              {message.byHost ? `${message.user.nickname}（主持）` : message.user.nickname}
            </Text>
            <Text>{saidOf(message, gifts)}</Text>
            {message.answer !== undefined && <Text className={styles.answer}>{`答：${message.answer}`}</Text>}
          </Said>
        ))}
      </View>
    </Scroll>
  );
}

interface SaidProps {
  message: LiveMsg;
  mine: boolean;
  onPick: RoomTalkProps['onPick'];
  children: ReactNode;
}

function Said({ message, mine, onPick, children }: SaidProps): ReactElement {
  const isAsked = message.kind === 'question';
  const className = classes(styles.said, mine && styles.mine, isAsked && styles.asked);
  return onPick ? (
    <Pressable className={classes(className, styles.picked)} onPress={() => onPick(message)}>
      {children}
    </Pressable>
  ) : (
    <View className={className}>{children}</View>
  );
}
