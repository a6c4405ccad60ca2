import type { SocketModule } from './types';

export const socket: SocketModule = {
  open(url, events) {
    const address = new URL(url, window.location.origin);
    address.protocol = address.protocol.replace('http', 'ws');
    const wire = new WebSocket(address.href);
    wire.onmessage = ({ data }: MessageEvent<unknown>) => typeof data === 'string' && events.message(data);
    wire.onclose = ({ code }) => events.close(code);
    return {
      send: (text) => {
        if (wire.readyState === WebSocket.OPEN) wire.send(text);
      },
      close: () => wire.close(),
    };
  },
  watchFront(change) {
    const isSeen = () => document.visibilityState === 'visible';
    const tell = () => change(isSeen());
    // The line is back; a page that nobody sees stays behind all the same.
    const back = () => isSeen() && change(true);
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('online', back);
    };
  },
};
