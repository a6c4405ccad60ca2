import { texts } from '../../texts';
import { PlatformError } from '../errors';
import type { ClipboardModule } from './types';

/** Browsers do not let a page read freely, so reading gives back what the app itself copied. */
let copied: string | undefined;

/** For in-app browsers without the clipboard API. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(field);
  field.select();
  field.setSelectionRange(0, text.length);
  try {
    return typeof document.execCommand === 'function' && document.execCommand('copy');
  } finally {
    field.remove();
  }
}

export const clipboard: ClipboardModule = {
  async copy(text) {
    const direct = window.navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!(await (direct ?? false)) && !copyBySelection(text)) throw new PlatformError('failed', texts.copyFailed);
    copied = text;
  },
  read: () =>
    copied === undefined ? Promise.reject(new PlatformError('failed', texts.nothingCopied)) : Promise.resolve(copied),
  forget: () => {
    copied = undefined;
  },
};
