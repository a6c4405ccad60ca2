import { chooseFile } from '../chooseFile';
import type { FilmModule } from './types';

export const film: FilmModule = {
  async choose() {
    const file = await chooseFile('video/mp4');
    if (!file) return undefined;
    const path = URL.createObjectURL(file);
    const { look } = await import(/* webpackChunkName: "device" */ './onDemand');
    return { path, name: file.name, size: file.size, ...(await look(path)) };
  },
};
