/**
 * The screen of a conversation: its messages scroll between what stands above and the field below. It is as high as what the keyboard leaves, so
 * the field is never under it; the place is kept by hand, because Safari does not anchor what is read.
 */
import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { platform } from '@/core/platform';
import { messageId, type RoomHandle, type RoomProps } from './types';
import styles from './Room.module.scss';

/** From here on the next ones are asked for. */
const NEAR = 240;

function useHeight(): number {
  const heightOf = () => Math.round(window.visualViewport?.height ?? window.innerHeight);
  const [height, setHeight] = useState(heightOf);
  useEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      setHeight(heightOf());
      // iOS moves the page up under the keyboard.
      if (view && view.offsetTop > 0) window.scrollTo(0, 0);
    };
    view?.addEventListener('resize', measure);
    window.addEventListener('resize', measure);
    return () => {
      view?.removeEventListener('resize', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return height;
}

export const Room = forwardRef<RoomHandle, RoomProps>(function Room(
  { head, foot, children, firstKey, lastKey, onTop, onEnd },
  ref,
) {
  const box = useRef<HTMLDivElement>(null);
  const height = useHeight();
  const was = useRef({ firstKey, lastKey, height: 0, atEnd: true });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { firstKey: first, height: before, atEnd } = was.current;
    if (first !== firstKey && before > 0 && !atEnd) element.scrollTop += element.scrollHeight - before;
    else if (atEnd) element.scrollTop = element.scrollHeight;
    was.current = { firstKey, lastKey, height: element.scrollHeight, atEnd };
  });

  useImperativeHandle(ref, () => ({
    toEnd: () => {
      const element = box.current;
      if (!element) return;
      was.current.atEnd = true;
      element.scrollTop = element.scrollHeight;
      onEnd(true);
    },
    toMessage: (id) => {
      was.current.atEnd = false;
      document.getElementById(messageId(id))?.scrollIntoView({ block: 'center' });
    },
  }));

  const look = () => {
    const element = box.current;
    if (!element) return;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 48;
    if (isAtEnd !== was.current.atEnd) {
      was.current.atEnd = isAtEnd;
      onEnd(isAtEnd);
    }
    if (element.scrollTop < NEAR) onTop();
  };
  return (
    <div className={styles.room} style={{ height: `${height - platform.system.topBarHeight()}px` }}>
      {head}
      <div
        ref={box}
        className={styles.scroll}
        // Both by hand and by the browser would be twice.
        style={{ overflowAnchor: 'none' }}
        onScroll={look}
        role="log"
        aria-label="消息"
        tabIndex={0}
      >
        {children}
      </div>
      {foot}
    </div>
  );
});
