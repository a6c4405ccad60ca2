/** What plays, how far it is, pause, the next one, and when it shall stop. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { stampText } from '@/domain/video/clock';
import { aria } from '@/ui/kit/aria';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { SLEEPS, type Sleep, type Tunes } from './tunes';
import styles from './Bar.module.scss';

const wordOf = (sleep: Sleep) => (sleep === 'piece' ? '放完这一首' : `${sleep} 分钟`);

export const Bar = observer(function Bar({ tunes }: { tunes: Tunes }) {
  const { feedback } = useStores();
  const [open, setOpen] = useState(false);
  const { now, playing, time, length, sleep, failed } = tunes;
  const choose = (next: Sleep | undefined) => {
    tunes.setSleep(next, () => feedback.toast('到时间了，茶音停了'));
    setOpen(false);
  };
  return (
    <>
      <View className={styles.bar} {...aria({ role: 'group', label: '正在播放的茶音' })}>
        <View className={classes(styles.disc, playing && styles.turning)}>
          <Icon name="disc" size={24} />
        </View>
        <View className={styles.words}>
          <Text className={styles.title}>{now?.title}</Text>
          <Text className={styles.clock}>
            {failed ? '没有放出来，点播放再试' : `${stampText(time)} / ${stampText(length)}`}
          </Text>
        </View>
        <IconButton
          icon="clock"
          label={sleep === undefined ? '定时停' : `定时停，${wordOf(sleep)}`}
          on={sleep !== undefined}
          onPress={() => setOpen(true)}
        />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? '暂停茶音' : '播放茶音'}
          onPress={tunes.toggle}
        />
        <IconButton icon="skip" label="下一首" onPress={tunes.next} />
      </View>
      <View className={styles.room} />
      <Sheet open={open} title="定时停" onClose={() => setOpen(false)}>
        <ChipGroup label="几时停" role="radiogroup">
          <Chip role="radio" selected={sleep === undefined} onPress={() => choose(undefined)}>
            不定时
          </Chip>
          {SLEEPS.map((one) => (
            <Chip key={one} role="radio" selected={sleep === one} onPress={() => choose(one)}>
              {wordOf(one)}
            </Chip>
          ))}
        </ChipGroup>
        <Note block>离开茶视频或者开始看片子，茶音也会停。</Note>
      </Sheet>
    </>
  );
});
