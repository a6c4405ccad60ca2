/** Something that was looked at, under the head of its day, with what can be done about it as it is now. */
import { Text, View } from '@tarojs/components';
import { go } from '@/core/routes';
import { SavedRow } from './SavedRow';
import type { DayRow } from './useFootprints';
import { AddButton, FavouriteButton, RemindButton, SimilarButton } from './Ways';
import styles from './FootprintLine.module.scss';

export function FootprintLine({ row }: { row: DayRow }) {
  return (
    <View>
      {row.head && (
        <Text className={styles.day} role="heading" aria-level={2}>
          {row.head}
        </Text>
      )}
      <SavedRow
        thing={row}
        onOpen={row.state === 'off' ? undefined : () => go('/shop/pages/goods', { id: row.targetId })}
      >
        {row.state !== 'ok' && <SimilarButton thing={row} />}
        {row.state === 'soldout' && <RemindButton thing={row} kind="stock" />}
        {row.state === 'ok' && <FavouriteButton thing={row} />}
        {row.state === 'ok' && <AddButton thing={row} />}
      </SavedRow>
    </View>
  );
}
