/** A material goes to the device: pictures and films into the album, papers to what reads them; where none of it can be, its link. */
import type { MaterialRow } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { bytesText } from '@/core/lib/bytes';
import { serverUrl } from '@/core/lib/serverUrl';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { cellular } from '@/domain/file/cellular';
import { canOpenFile } from '@/domain/file/openFile';
import { openPaper } from '@/domain/file/papers';
import { regaining, useAction, useMessenger } from '@/ui/shell';

/** Asked about on a mobile network. */
const LARGE = 20 * 1024 * 1024;
const LINK_SAID = '链接已复制，10 分钟内有效';

/** With the host: it is opened in another app. */
function wholeLink(url: string): string {
  const address = serverUrl(url);
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(platform.host.currentUrl()) ?? [];
  return address.startsWith('/') ? `${origin}${address}` : address;
}

/** `onStale`: it is not to be had as the page shows it; why was told. */
export function useDownload(onGot: (row: MaterialRow) => void, onStale: () => void) {
  const { feedback, clock } = useStores();
  const messenger = useMessenger();

  /** False: the person would rather wait for another network. */
  const mayLoad = async (size: number): Promise<boolean> => {
    if (size <= LARGE || !(await cellular())) return true;
    const text = `这个文件有 ${bytesText(size)}，现在下载吗？`;
    return feedback.confirm({ title: '当前为移动网络', text, yes: '继续下载', no: '等会儿' });
  };
  const addressOf = async (row: MaterialRow): Promise<string> => {
    try {
      const { url, downloads } = await call('college.materialGet', { id: row.id });
      onGot({ ...row, downloads, downloadedAt: clock.now() });
      return url;
    } catch (error) {
      if (error instanceof RefusedError) onStale();
      throw error;
    }
  };
  const copy = async (url: string) => {
    await platform.clipboard.copy(wholeLink(url));
    feedback.toast(LINK_SAID);
  };
  const get = useAction(async (row: MaterialRow) => {
    if (!(await mayLoad(row.size))) return;
    const url = await addressOf(row);
    if (row.kind === 'image') return messenger.save(url);
    // The messenger saves neither papers nor sounds: another browser does, by the link.
    const isSound = row.kind === 'audio' && platform.host.app === 'weapp';
    if (isSound || !canOpenFile()) return copy(url);
    if (row.kind === 'pdf' || row.kind === 'sheet') return openPaper({ url, name: row.title });
    const saved = await regaining(feedback, 'album', '保存视频', () => platform.save.video(url).then(() => true));
    if (!saved) return;
    feedback.toast(platform.host.app === 'weapp' ? '已保存到相册' : '已开始下载');
  });
  const link = useAction(async (row: MaterialRow) => copy(await addressOf(row)));
  return { get, link };
}
