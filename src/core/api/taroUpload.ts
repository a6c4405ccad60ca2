/** Taro's upload by itself, so that its script comes with the first file that is sent. */
import Taro from '@tarojs/taro';
import type { UploadWatch } from './transport';

export function uploadFile(option: Taro.uploadFile.Option, watch?: UploadWatch) {
  const task = Taro.uploadFile(option);
  if (watch) {
    task.progress(({ progress }) => watch.onProgress(progress));
    watch.onStart(() => task.abort());
  }
  return task;
}
