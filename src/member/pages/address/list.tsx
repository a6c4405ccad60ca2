/** /member/pages/address/list: the address book, default first, at most twenty. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Note } from '@/ui/kit/Words';
import { Page } from '@/ui/shell';
import { BookCard } from '../../address/BookCard';
import { MOST_ADDRESSES } from '../../address/fields';
import { NewAddress } from '../../address/NewAddress';
import { useAddresses } from '../../address/useAddresses';
import styles from '../../address/Book.module.scss';

const openForm = () => go('/member/pages/address/edit', {});

export default function AddressListPage() {
  const state = useAddresses();
  return (
    <Page
      state={state}
      action={
        state.data && <NewAddress count={state.data.length} onNew={openForm} onSaved={() => void state.reload()} />
      }
    >
      {(addresses) =>
        addresses.length === 0 ? (
          <Empty picture="order" title="还没有收货地址" text="写下一个，茶就知道往哪儿走" />
        ) : (
          <View className={styles.book}>
            <Note className={styles.count}>{`${addresses.length}/${MOST_ADDRESSES}`}</Note>
            {addresses.map((address) => (
              <BookCard key={address.id} address={address} onChange={state.reload} />
            ))}
          </View>
        )
      }
    </Page>
  );
}
