/** Which store is booked, and the way to another one. */
import type { ReactElement } from 'react';
import type { VenueDetail } from '@/contract';
import { distanceText } from '@/domain/store/distance';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import styles from './wizard.module.scss';

export function Shop({ venue, onChange }: { venue: VenueDetail; onChange?: () => void }): ReactElement {
  const { store } = venue;
  return (
    <Stack row gap={14} align="center" className={styles.shop}>
      <Picture className={styles.cover} src={venue.gallery[0] ?? store.cover} w={240} ratio={1} alt="" priority />
      <Stack grow>
        <Title tracked lines={1} role="heading" aria-level={1}>
          {store.name}
        </Title>
        <Words size="sub" tone="muted" figures>
          {[`今天 ${store.hours}`, distanceText(store.distance)].filter(Boolean).join('　')}
        </Words>
      </Stack>
      {onChange && (
        <Pressable className={styles.change} haspopup="dialog" onPress={onChange}>
          <Words size="sub" tone="soft">
            换门店
          </Words>
          <Icon name="next" size={14} />
        </Pressable>
      )}
    </Stack>
  );
}
