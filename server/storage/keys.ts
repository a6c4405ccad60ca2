/** Names in a store, and what their ends say. */
import path from 'node:path';

/** What belongs to a shop beside its database, by the first part of the key; what is drawn or made of these is made anew. */
export const KEPT = ['uploads', 'pictures-shop', 'sealed', 'materials'] as const;

const MOST_CHARACTERS = 512;
/** No key leads out of its store. */
export const isKey = (text: string): boolean =>
  text.length <= MOST_CHARACTERS &&
  !/[\\\p{Cc}]/u.test(text) &&
  text.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** What is still being written, or was when its process died. */
export const isHalf = (key: string): boolean => /\.(?:tmp|part)$/.test(key);

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
export const typeOf = (key: string): string => TYPES[path.extname(key).slice(1)] ?? 'application/octet-stream';
