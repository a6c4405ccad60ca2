import Taro from '@tarojs/taro';
import { serverUrl } from '@/core/lib/serverUrl';
import { refusalOf } from '@/core/platform';

export const canOpenFile = (): boolean => true;

/** The messenger's own viewer, whose menu saves and sends it. */
export async function openFile(address: string): Promise<void> {
  try {
    const { tempFilePath } = await Taro.downloadFile({ url: serverUrl(address), timeout: 60_000 });
    await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true });
  } catch (error) {
    throw refusalOf(error);
  }
}
