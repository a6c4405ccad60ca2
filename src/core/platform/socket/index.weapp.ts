import Taro from '@tarojs/taro';
import type { SocketModule } from './types';

const FAILED = 1006;
/** `readyState` of a task. */
const OPEN = 1;

export const socket: SocketModule = {
  open(url, events) {
    let over = false;
    let open = false;
    let task: Taro.SocketTask | undefined;
    const end = (code: number) => {
      if (!over) events.close(code);
      over = true;
    };
    void Taro.connectSocket({ url: url.replace(/^http/, 'ws') }).then(
      (made) => {
        task = made;
        if (over) return made.close({});
        // Taro hands the task out after its `success`: by then the line may be open, and what it said first is lost.
        open = made.readyState === OPEN;
        made.onOpen(() => (open = true));
        made.onMessage(({ data }) => {
          open = true;
          if (typeof data === 'string') events.message(data);
        });
        made.onClose(({ code }) => end(code ?? FAILED));
        made.onError(() => end(FAILED));
      },
      () => end(FAILED),
    );
    return {
      send: (text) => {
        if (open && !over) task?.send({ data: text });
      },
      close: () => {
        task?.close({});
        end(1000);
      },
    };
  },
  watchFront(change) {
    const show = () => change(true);
    const hide = () => change(false);
    const network = ({ isConnected }: { isConnected: boolean }) => isConnected && change(true);
    Taro.onAppShow(show);
    Taro.onAppHide(hide);
    Taro.onNetworkStatusChange(network);
    return () => {
      Taro.offAppShow(show);
      Taro.offAppHide(hide);
      Taro.offNetworkStatusChange(network);
    };
  },
};
