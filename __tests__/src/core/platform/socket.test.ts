/** The mini-program's connection: Taro hands its task out late, so the first words may have been said before. */
import Taro from '@tarojs/taro';
import { socket } from '@/core/platform/socket/index.weapp';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { connectSocket: jest.fn() } }));

type Heard = Record<'onOpen' | 'onMessage' | 'onClose' | 'onError', (value: object) => void>;

async function connect(readyState: number) {
  const heard = {} as Heard;
  const on = (name: keyof Heard) => (listener: (value: object) => void) => {
    heard[name] = listener;
  };
  const task = {
    readyState,
    send: jest.fn(),
    close: jest.fn(),
    onOpen: on('onOpen'),
    onMessage: on('onMessage'),
    onClose: on('onClose'),
    onError: on('onError'),
  };
  jest.mocked(Taro.connectSocket).mockResolvedValue(task as never);
  const events = { message: jest.fn(), close: jest.fn() };
  const line = socket.open('https://shop/ws', events);
  await Promise.resolve();
  await Promise.resolve();
  return { line, task, heard, events };
}

test('a line that opens later sends only from then on', async () => {
  const { line, task, heard } = await connect(0);
  line.send('early');
  expect(task.send).not.toHaveBeenCalled();
  heard.onOpen({});
  line.send('now');
  expect(task.send.mock.calls).toEqual([[{ data: 'now' }]]);
  expect(jest.mocked(Taro.connectSocket).mock.calls.at(-1)).toEqual([{ url: 'wss://shop/ws' }]);
});

test('a line that was open before its task came out sends at once', async () => {
  const { line, task } = await connect(1);
  line.send('now');
  expect(task.send).toHaveBeenCalledTimes(1);
});

test('a line that is heard is open, whether or not it said so', async () => {
  const { line, task, heard, events } = await connect(0);
  heard.onMessage({ data: 'ready' });
  line.send('now');
  expect(events.message.mock.calls).toEqual([['ready']]);
  expect(task.send).toHaveBeenCalledTimes(1);
});

test('a line closed by us or lost is over once', async () => {
  const { line, task, heard, events } = await connect(1);
  line.close();
  heard.onClose({ code: 1006 });
  line.send('late');
  expect(events.close.mock.calls).toEqual([[1000]]);
  expect(task.send).not.toHaveBeenCalled();
});
