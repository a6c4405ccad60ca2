/** Whether the app is in front: the tab of a browser is seen, the messenger shows the mini-program. */
import { useEffect, useState } from 'react';
import { socket } from '@/core/platform/socket';

export function useFront(): boolean {
  const [front, setFront] = useState(true);
  useEffect(() => socket.watchFront(setFront), []);
  return front;
}
