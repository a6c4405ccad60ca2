/** Telephone of every store and of the departments, the nearest store first when the position is known. */
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { canOpen, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Note, Title, Words } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import { useWhere } from '@/domain/store/useWhere';
import styles from './parts.module.scss';

const kilometres = (metres: number): string => (metres < 1000 ? `${metres} 米` : `${(metres / 1000).toFixed(1)} 公里`);

export const StoresPart = observer(function StoresPart({ storeId }: { storeId?: string }) {
  const { session } = useStores();
  return session.hasLogin ? <Numbers storeId={storeId} /> : null;
});

function Numbers({ storeId }: { storeId?: string }) {
  const { point } = useWhere();
  const contacts = useBlock(
    () => call('tea.contactUs', point ? { lat: point.lat, lng: point.lng } : {}, { hide: true }),
    '',
    point ? `${point.lat} ${point.lng}` : '',
  );
  const dial = useAction(async (number: string) => platform.phone.dial(number));
  if (contacts === undefined) return <View className={styles.roomForStores} />;
  if (contacts === null) return null;
  // The store that the link named comes first.
  const stores = [...contacts.stores].sort((a, b) => Number(b.id === storeId) - Number(a.id === storeId));
  return (
    <View>
      <View className={styles.part}>
        <Title size="head" block className={styles.title} role="heading" aria-level={2}>
          门店电话
        </Title>
      </View>
      <Cells place="alone">
        {stores.map((store) => {
          const detail = `/reservation/pages/explore/storesinformation?id=${store.id}`;
          return (
            <Cell
              key={store.id}
              label={store.name}
              name={`拨打${store.name} ${store.tel}`}
              note={
                <>
                  <Words size="foot" tone="soft">
                    {store.tel}
                  </Words>
                  <Note>{`${store.open ? '营业中' : '休息中'} · ${store.hours}${store.distance === undefined ? '' : ` · ${kilometres(store.distance)}`}`}</Note>
                </>
              }
              act={canOpen(detail) ? undefined : '拨打'}
              onPress={() => (canOpen(detail) ? open(detail) : dial.run(store.tel))}
            />
          );
        })}
      </Cells>
      {contacts.service.length > 0 && (
        <View className={styles.part}>
          <Title size="head" block className={styles.title} role="heading" aria-level={2}>
            部门
          </Title>
        </View>
      )}
      <Cells place="alone">
        {contacts.service.map((row) => (
          <Cell key={row.key} label={row.label} act="拨打" onPress={() => void dial.run(row.value.split(' ')[0] ?? '')}>
            {row.value}
          </Cell>
        ))}
      </Cells>
    </View>
  );
}
