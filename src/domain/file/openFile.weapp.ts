import Taro from '@tarojs/taro';
import { serverUrl } from '@/core/lib/serverUrl';
import { refusalOf } from '@/core/platform';

type FileType = NonNullable<Taro.openDocument.Option['fileType']>;
/** What the messenger's viewer reads. */
const READ: readonly string[] = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'];

export const canOpenFile = (): boolean => true;
export const canOpenText = false;

/** The end of the name before the question mark; papers without one are PDF. */
export function typeOf(address: string): FileType {
  const end = /\.([a-z]+)(?:\?|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return (READ.includes(end) ? end : 'pdf') as FileType;
}

/** The messenger's own viewer, whose menu saves and sends it. */
export async function openFile(address: string): Promise<void> {
  try {
    const { tempFilePath } = await Taro.downloadFile({ url: serverUrl(address), timeout: 60_000 });
    await Taro.openDocument({ filePath: tempFilePath, fileType: typeOf(address), showMenu: true });
  } catch (error) {
    throw refusalOf(error);
  }
}
