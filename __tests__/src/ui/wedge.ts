import { pass } from './stage';

/** A scanner at the keyboard: every letter at once, then Enter. */
export async function wedge(code: string): Promise<void> {
  for (const key of [...code, 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: 1000 });
    document.body.dispatchEvent(event);
  }
  await pass(0);
}
