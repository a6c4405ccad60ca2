/** Under a film: who and what, its tea, how far it is with the marks of its slices, and the ways into more. */
import { Text, View } from '@tarojs/components';
import type { VideoDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { payOf } from '@/domain/goods/offer';
import type { Pose } from '@/domain/film/film';
import { stampText } from '@/domain/video/clock';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Scrubber } from '@/ui/kit/Scrubber';
import { Slot } from '@/ui/kit/Slot';
import { Words } from '@/ui/kit/Words';
import type { Panel } from './Sheets';
import type { Play } from './usePlay';
import styles from './Foot.module.scss';

interface FootProps {
  film: VideoDetail;
  play: Play;
  /** What is said now. */
  caption: string;
  pose: Pose;
  onTurn: () => void;
  onPanel: (panel: Panel) => void;
}

export function Foot({ film, play, caption, pose, onTurn, onPanel }: FootProps) {
  const { card, intro, goods, slices, steeps } = film;
  const here = slices.filter(({ from }) => play.time >= from).pop();
  const [tea] = goods;
  const upright = pose === 'upright';
  return (
    <View className={classes(styles.foot, !upright && styles.flat)}>
      <Slot className={styles.caption}>{caption !== '' && <Text className={styles.said}>{caption}</Text>}</Slot>
      {upright && (
        <View className={styles.words}>
          <View className={styles.pills}>
            <Pill icon="turn" text="横屏看" onPress={onTurn} />
            {steeps.length > 0 && (
              <Pill icon="gaiwan" text={`跟泡 ${steeps.length} 道`} onPress={() => onPanel('brew')} />
            )}
          </View>
          <Text className={styles.author}>{`${card.author}　${figure(card.plays)} 次播放`}</Text>
          <Text className={styles.title}>{card.title}</Text>
          <Words size="value" lines={2} className={styles.intro}>
            {intro}
          </Words>
          {tea && (
            <Pressable className={styles.tea} onPress={() => onPanel('goods')}>
              <Picture className={styles.square} src={tea.cover} w={120} ratio={1} alt="" />
              <View className={styles.name}>
                <Words size="name" lines={1}>
                  {tea.title}
                </Words>
                <Price fen={payOf(tea)} size="s" />
              </View>
              <Icon name="next" size={16} />
            </Pressable>
          )}
        </View>
      )}
      <View className={styles.line}>
        <Text className={styles.clock}>{stampText(play.time)}</Text>
        <Scrubber
          value={play.time}
          max={play.length}
          marks={slices.map(({ from }) => from)}
          label="播放进度"
          format={stampText}
          onSeek={play.seek}
        />
        <Text className={styles.clock}>{stampText(play.length)}</Text>
      </View>
      <View className={styles.line}>
        <Words size="foot" lines={1} className={styles.here}>
          {here ? `片段　${here.title}` : ''}
        </Words>
        {slices.length > 0 && upright && <Word text={`片段 ${slices.length}`} onPress={() => onPanel('slices')} />}
        <Word text={`${play.rate}×`} label={`倍速，现在 ${play.rate}×`} onPress={() => onPanel('more')} />
        {pose === 'turned' && <Word text="竖屏" onPress={onTurn} />}
        {upright && film.related.length > 0 && <Word text="同类" onPress={() => onPanel('related')} />}
      </View>
    </View>
  );
}

const Pill = ({ icon, text, onPress }: { icon: IconName; text: string; onPress: () => void }) => (
  <Pressable className={styles.pill} onPress={onPress}>
    <Icon name={icon} size={16} />
    <Text>{text}</Text>
  </Pressable>
);
const Word = ({ text, label, onPress }: { text: string; label?: string; onPress: () => void }) => (
  <Pressable className={styles.word} label={label} onPress={onPress}>
    <Text>{text}</Text>
  </Pressable>
);
