/** Papers that people send and open: what is said of one before it leaves, how it is shown, where it cannot be opened. */
import { MOST_PAPER_BYTES, PAPER_KINDS, PAPER_WORDS } from '@/contract/file/papers';
import { platform, PlatformError, type PickedFile } from '@/core/platform';
import { pictureUrl } from '@/ui/kit/Picture';
import { canOpenFile, canOpenText, openFile } from './openFile';

/** In words; undefined: it may be sent. What has no ending is the server's to judge, by its bytes. */
export function faultOf({ name, size }: Pick<PickedFile, 'name' | 'size'>): string | undefined {
  const ending = /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined && !PAPER_KINDS.some((kind) => kind === ending)) return PAPER_WORDS.kind;
  if (size === 0) return PAPER_WORDS.empty;
  return size > MOST_PAPER_BYTES ? PAPER_WORDS.size : undefined;
}

/** undefined: none was chosen. What is wrong with one is said before it is sent. */
export async function choosePaper(): Promise<PickedFile | undefined> {
  const picked = await platform.file.choose(PAPER_KINDS);
  const fault = picked && faultOf(picked);
  if (fault !== undefined) throw new PlatformError('failed', fault);
  return picked;
}

/** The name says what it is: an address may end in anything. */
export async function openPaper({ url, name }: { url: string; name: string }): Promise<void> {
  const isText = /\.csv$/i.test(name);
  if (!canOpenFile() || (isText && !canOpenText))
    throw new PlatformError('refused', '这里打不开这种文件，请在浏览器里打开本页');
  await openFile(pictureUrl(url));
}
