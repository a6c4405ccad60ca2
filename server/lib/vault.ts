/**
 * Seals what nobody shall read from a disk or from a copy of the database, id numbers and pictures of papers: AES-256-GCM by a key
 * that lies with neither. Sealing and telling equals apart use keys of their own, derived from that one.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface Vault {
  /** `about` is bound to it: what was sealed about one thing does not open as another's. */
  seal(plain: Buffer, about: string): Buffer;
  /** Throws when it was sealed by another key, about something else, or was changed. */
  open(sealed: Buffer, about: string): Buffer;
  /** The same of a text, as base64. */
  sealText(plain: string, about: string): string;
  openText(sealed: string, about: string): string;
  /** Equal texts have equal digests; without the key nobody finds the text by trying all of them. */
  digest(text: string): string;
}

export const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of what is sealed, so that another way of sealing can follow. */
const VERSION = 1;

/** `key`: 32 random bytes. */
export function openVault(key: Buffer): Vault {
  if (key.length !== KEY_BYTES) throw new Error(`a vault wants a key of ${KEY_BYTES} bytes`);
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `yejian ${use}`, KEY_BYTES));
  const sealing = derived('seal');
  const telling = derived('digest');

  function seal(plain: Buffer, about: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(about));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]);
  }
  function open(sealed: Buffer, about: string): Buffer {
    if (sealed.length < 1 + IV_BYTES + TAG_BYTES || sealed[0] !== VERSION) throw new Error('this was never sealed');
    const iv = sealed.subarray(1, 1 + IV_BYTES);
    const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
    const cipher = createDecipheriv(CIPHER, sealing, iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(about)).setAuthTag(tag);
    return Buffer.concat([cipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), cipher.final()]);
  }
  return {
    seal,
    open,
    sealText: (plain, about) => seal(Buffer.from(plain), about).toString('base64'),
    openText: (sealed, about) => open(Buffer.from(sealed, 'base64'), about).toString(),
    digest: (text) => createHmac('sha256', telling).update(text).digest('base64url'),
  };
}
