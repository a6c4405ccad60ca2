/** On the day: 签到, 品鉴打分, 现场特惠, 嘉宾登记. The seal is on what comes next. */
import { View } from '@tarojs/components';
import type { EventDetail } from '@/contract';
import type { IconName } from '@/ui/kit/Icon/names';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import styles from './detail.module.scss';

interface Act {
  icon: IconName;
  word: string;
  note: string;
  seal?: boolean;
  onPress: () => unknown;
}

interface OnTheDayProps {
  event: EventDetail;
  onCheckIn: () => void;
}

export function OnTheDay({ event, onCheckIn }: OnTheDayProps) {
  const { card, signup, tasting, gift } = event;
  const { id } = card;
  const isIn = signup?.status === 'checked';
  const acts: (Act | false | undefined)[] = [
    {
      icon: 'scan',
      word: isIn ? '已签到' : '签到',
      note: isIn && signup.checkedAt !== undefined ? formatTime(signup.checkedAt, 'h:m') : '扫门口的码',
      seal: !isIn,
      onPress: onCheckIn,
    },
    tasting && {
      icon: 'edit',
      word: '品鉴打分',
      note: tasting.released ? '已揭名' : isIn ? '蒙着喝' : '签到后开',
      seal: isIn && !tasting.closed,
      onPress: () => go('/activity/pages/input', { id }),
    },
    event.goods.length > 0 && {
      icon: 'cart',
      word: '现场特惠',
      note: isIn ? '现场价' : '签到享价',
      onPress: () => go('/activity/pages/product', { id }),
    },
    {
      icon: 'card',
      word: '嘉宾登记',
      note: gift.length > 0 ? '领伴手礼' : '留个口味',
      onPress: () => go('/activity/pages/vip', { id }),
    },
  ];
  return (
    <View className={styles.tiles}>
      {acts.flatMap((act) =>
        act ? (
          <Pressable key={act.icon} className={classes(styles.tile, act.seal && styles.seal)} onPress={act.onPress}>
            <Icon name={act.icon} size={22} />
            <Words size="body">{act.word}</Words>
            <Words size="foot">{act.note}</Words>
          </Pressable>
        ) : (
          []
        ),
      )}
    </View>
  );
}
