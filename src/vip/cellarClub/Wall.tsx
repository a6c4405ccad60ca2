/** The wall, drawn row by row: an empty niche, a jar with its owner's plaque, the own ones under a lamp. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { FACES, rowsOf, slotText, type CellarSlot, type Face } from './labels';
import styles from './wall.module.scss';

export interface WallProps {
  slots: readonly CellarSlot[];
  /** Who has slots looks only. */
  choosing: boolean;
  faceOf: (slot: CellarSlot) => Face;
  onPress: (slot: CellarSlot, face: Face) => void;
}

const LOOKS: Partial<Record<Face, string | undefined>> = {
  chosen: styles.chosen,
  held: styles.held,
  taken: styles.taken,
  mine: styles.mine,
};
const LEGEND: readonly Face[] = ['free', 'chosen', 'held', 'taken', 'mine'];
const JARS = 3;

export const Wall = ({ slots, choosing, faceOf, onPress }: WallProps): ReactElement => (
  <View className={styles.wall}>
    <View {...aria({ role: 'group', label: '窖位墙' })}>
      {rowsOf(slots).map((row) => (
        <View key={row[0]?.row ?? 0} className={styles.row}>
          {row.map((slot) => (
            <Niche key={slot.id} slot={slot} face={faceOf(slot)} choosing={choosing} onPress={onPress} />
          ))}
        </View>
      ))}
    </View>
    <View className={styles.legend} {...aria({ hidden: true })}>
      {LEGEND.map((face) => (
        <Stack key={face} row gap={6} align="center">
          <View className={classes(styles.swatch, LOOKS[face])} />
          <Text>{FACES[face]}</Text>
        </Stack>
      ))}
    </View>
  </View>
);

interface NicheProps extends Pick<WallProps, 'choosing' | 'onPress'> {
  slot: CellarSlot;
  face: Face;
}

function Niche({ slot, face, choosing, onPress }: NicheProps): ReactElement {
  const hasJar = face === 'taken' || face === 'mine';
  const chooses = choosing && (face === 'free' || face === 'chosen');
  return (
    <Pressable
      className={classes(styles.niche, LOOKS[face])}
      label={slotText(slot, face)}
      {...(chooses && { role: 'checkbox', checked: face === 'chosen' })}
      onPress={() => onPress(slot, face)}
    >
      {hasJar ? (
        <Picture
          className={styles.jar}
          fill
          src={`/images/cellar/${2 + ((slot.row * 5 + slot.col * 7) % JARS)}.webp`}
          w={120}
          alt=""
        />
      ) : (
        <Stack align="center" justify="center" className={styles.hollow}>
          {face === 'chosen' ? <Icon name="check" size={18} /> : <Text className={styles.code}>{slot.code}</Text>}
          {face === 'held' && <Text className={styles.kept}>保留</Text>}
        </Stack>
      )}
      {hasJar && <Text className={styles.plaque}>{slot.plaque ?? slot.code}</Text>}
      {face === 'chosen' && <Text className={styles.plaque}>{slot.code}</Text>}
    </Pressable>
  );
}
