import { chooseFile } from '../chooseFile';
import { wechat } from '../wechat';
import type { ImageModule } from './types';

const parts = () => import(/* webpackChunkName: "device" */ './onDemand');

export const image: ImageModule = {
  async choose() {
    // Outside the messenger it is refused before anything is fetched.
    const sdk = await wechat.ready();
    const { chooseInMessenger, compress } = await parts();
    const blob = await chooseInMessenger(sdk);
    return blob && compress(blob, 'picture.jpg');
  },
  async pickFile() {
    const file = await chooseFile('image/*');
    return file && (await parts()).compress(file, file.name);
  },
  measure: async (path) => (await parts()).measure(path),
  preview: () => Promise.resolve(false),
};
