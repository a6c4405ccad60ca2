/** The drawer over a film: how fast, how sharp, or what its page keeps there. */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Slot } from '@/ui/kit/Slot';
import { RATES } from './film';
import type { StageProps } from './stageProps';
import type { Playing } from './usePlaying';
import styles from './Stage.module.scss';

export type Panel = 'rate' | 'quality' | 'drawer';

interface PanelsProps extends Pick<StageProps, 'drawer'> {
  film: Playing;
  panel: Panel | undefined;
  onClose: () => void;
}
export const Panels = ({ film, panel, drawer, onClose }: PanelsProps) => (
  <Slot>
    {panel && (
      <Drawer of={panel} label={drawer?.label} onClose={onClose}>
        {panel === 'drawer' ? drawer?.content : <Choices film={film} of={panel} onChosen={onClose} />}
      </Drawer>
    )}
  </Slot>
);

interface ChoicesProps {
  film: Playing;
  of: 'rate' | 'quality';
  onChosen: () => void;
}
function Choices({ film, of, onChosen }: ChoicesProps) {
  const rows =
    of === 'rate'
      ? RATES.map((rate) => ({ text: `${rate}×`, on: rate === film.rate, take: () => film.setRate(rate) }))
      : film.film.sources.map(({ quality }) => ({
          text: quality,
          on: quality === film.quality,
          take: () => film.setQuality(quality),
        }));
  return (
    <>
      {rows.map(({ text, on, take }) => (
        <Choice
          key={text}
          on={on}
          text={text}
          onPress={() => {
            take();
            onChosen();
          }}
        />
      ))}
    </>
  );
}

const Choice = ({ on, text, onPress }: { on: boolean; text: string; onPress: () => void }) => (
  <Pressable className={classes(styles.choice, on && styles.chosen)} role="radio" checked={on} onPress={onPress}>
    <Text>{text}</Text>
  </Pressable>
);

interface DrawerProps {
  of: Panel;
  label?: string;
  onClose: () => void;
  children: ReactNode;
}
function Drawer({ of, label, onClose, children }: DrawerProps) {
  const wide = of === 'drawer';
  return (
    <View className={styles.over}>
      <Pressable className={styles.shade} look={false} label="收起" onPress={onClose} />
      <View
        className={classes(styles.drawer, wide && styles.large)}
        {...aria({ role: wide ? 'group' : 'radiogroup', label: wide ? label : '选择' })}
      >
        {children}
      </View>
    </View>
  );
}
