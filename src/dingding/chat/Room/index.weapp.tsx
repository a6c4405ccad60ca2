/**
 * The screen of a conversation. The messenger lifts the page above its keyboard, and anchors what is read: on an iPhone because `scrollAnchoring` says so, on
 * Android because no style forbids it.
 */
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { ScrollView, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { messageId, type RoomHandle, type RoomProps } from './types';
import styles from './Room.module.scss';

const END = 'said-end';

export const Room = forwardRef<RoomHandle, RoomProps>(function Room(
  { head, foot, children, firstKey, lastKey, onTop, onEnd },
  ref,
) {
  const [view, setView] = useState(END);
  const atEnd = useRef(true);
  const first = useRef(firstKey);
  const show = (id: string) => {
    // The same word again moves nothing.
    setView('');
    setTimeout(() => setView(id), 0);
  };
  useEffect(() => {
    if (first.current !== firstKey) first.current = firstKey;
    else if (atEnd.current) show(END);
  }, [firstKey, lastKey]);
  useImperativeHandle(ref, () => ({
    toEnd: () => {
      atEnd.current = true;
      show(END);
      onEnd(true);
    },
    toMessage: (id) => {
      atEnd.current = false;
      show(messageId(id));
    },
  }));
  const tell = (isAtEnd: boolean) => {
    if (atEnd.current === isAtEnd) return;
    atEnd.current = isAtEnd;
    onEnd(isAtEnd);
  };
  return (
    <View className={styles.room} style={{ height: `calc(100vh - ${platform.system.topBarHeight()}px)` }}>
      {head}
      <ScrollView
        className={styles.scroll}
        scrollY
        scrollAnchoring
        enhanced
        scrollIntoView={view}
        upperThreshold={240}
        lowerThreshold={48}
        onScrollToUpper={() => {
          tell(false);
          onTop();
        }}
        onScrollToLower={() => tell(true)}
        onScroll={({ detail }) => {
          if (detail.deltaY > 0) tell(false);
        }}
      >
        {children}
        <View id={END} className={styles.end} />
      </ScrollView>
      {foot}
    </View>
  );
});
