import { useEffect, useState } from 'react';
import Taro from '@tarojs/taro';
import { cursor } from '../../Entry/cursor';
import { asideOf, IN_THE_MIDDLE, type Aside, type Field } from './place';

/** Where a toast stands beside the field that has the cursor; undefined while none has. */
export function useAside(): Aside | undefined {
  const [id, setId] = useState(cursor.at);
  const [aside, setAside] = useState<Aside>();
  useEffect(() => cursor.watch(setId), []);
  useEffect(() => {
    let gone = false;
    setAside(undefined);
    if (!id) return undefined;
    const query = Taro.createSelectorQuery();
    query.select(`#${id}`).boundingClientRect();
    query.exec(([field]: (Field | null)[]) => {
      if (field && !gone) setAside(asideOf(field, Taro.getWindowInfo().windowHeight));
    });
    return () => {
      gone = true;
    };
  }, [id]);
  // In the middle until the field is measured.
  return id ? (aside ?? IN_THE_MIDDLE) : undefined;
}
