/** The messenger's browser opens no PDF: there the paper goes by mail. */
import { platform } from '@/core/platform';

export const canOpenFile = (): boolean => platform.host.app !== 'messenger';
/** Whether plain text, such as CSV, is opened, too. */
export const canOpenText = true;

/** The browser shows it, or saves it, as it does with every document. */
export async function openFile(address: string): Promise<void> {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}
