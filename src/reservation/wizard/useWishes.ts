/** What was marked 想喝 on the menu of this store: it goes with the note of the next booking, but for what is taken off here. */
import { useState } from 'react';
import { useStores } from '@/core/stores';
import { dropWishes, markWish, readWishes, wishText, type Wish } from '../teaMenu/wishes';

export function useWishes(storeId: string) {
  const { storage } = useStores().platform;
  // What is taken off stays to be seen, so that a slip of the finger is put right.
  const [shown] = useState(() => readWishes(storage, storeId));
  const [on, setOn] = useState(shown);
  const isOn = ({ id }: Wish) => on.some((wish) => wish.id === id);
  return {
    shown,
    isOn,
    text: wishText(on),
    toggle: (wish: Wish) => setOn(markWish(storage, wish, !isOn(wish))),
    sent: () => dropWishes(storage, storeId),
  };
}
export type Wishes = ReturnType<typeof useWishes>;
