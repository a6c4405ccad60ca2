import { chooseFile } from '../chooseFile';
import type { FileModule } from './types';

export const file: FileModule = {
  async choose(endings) {
    const chosen = await chooseFile(endings.map((ending) => `.${ending}`).join(','));
    return chosen && { path: URL.createObjectURL(chosen), name: chosen.name, size: chosen.size };
  },
};
