/** Papers of the device: in the browser its own chooser, in the mini-program the files of the messenger's conversations. */
import Taro from '@tarojs/taro';
import { file as browser } from '@/core/platform/file/index.h5';
import { file as phone } from '@/core/platform/file/index.weapp';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { chooseMessageFile: jest.fn() } }));
const choose = jest.mocked(Taro.chooseMessageFile);

test('mini-program: one, by its name; closed without one is no failure, a refused permission is', async () => {
  const chosen = { path: 'wxfile://tmp_9.pdf', name: '六月 对账单.pdf', size: 9, time: 0, type: 'file' };
  choose.mockResolvedValue({ tempFiles: [chosen] } as never);
  expect(await phone.choose(['pdf', 'csv'])).toEqual({ path: 'wxfile://tmp_9.pdf', name: '六月 对账单.pdf', size: 9 });
  expect(choose).toHaveBeenCalledWith({ count: 1, type: 'file', extension: ['pdf', 'csv'] });
  choose.mockResolvedValue({ tempFiles: [] } as never);
  expect(await phone.choose(['pdf'])).toBeUndefined();
  choose.mockRejectedValue({ errMsg: 'chooseMessageFile:fail cancel' });
  expect(await phone.choose(['pdf'])).toBeUndefined();
  choose.mockRejectedValue({ errMsg: 'chooseMessageFile:fail auth deny' });
  await expect(phone.choose(['pdf'])).rejects.toMatchObject({ kind: 'denied' });
});

test('browser: one, also an empty one, which is for others to judge; closed without one', async () => {
  URL.createObjectURL = () => 'blob:1';
  const pick = (chosen: File | undefined) => {
    const answer = browser.choose(['pdf', 'csv']);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    expect(input.accept).toBe('.pdf,.csv');
    if (chosen) Object.defineProperty(input, 'files', { value: [chosen] });
    input.dispatchEvent(new Event(chosen ? 'change' : 'cancel'));
    return answer;
  };
  expect(await pick(new File([], '空.pdf'))).toEqual({ path: 'blob:1', name: '空.pdf', size: 0 });
  expect(await pick(undefined)).toBeUndefined();
  expect(document.querySelector('input[type="file"]')).toBeNull();
});
