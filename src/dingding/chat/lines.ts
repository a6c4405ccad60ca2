/** A message in one line, as lists and quotes say it. */
import type { ChatMsg } from '@/contract';

const WORDS: Partial<Record<ChatMsg['type'], string>> = {
  image: '[图片]',
  voice: '[语音]',
  video: '[视频]',
  file: '[文件]',
  goods: '[商品]',
  order: '[订单]',
  report: '[报表]',
  quote: '[报价]',
};

export function lineOf({ type, body, status }: Pick<ChatMsg, 'type' | 'body' | 'status'>): string {
  if (status === 'recalled') return '撤回了一条消息';
  const word = WORDS[type];
  if (word === undefined) return body.text ?? '';
  const more = type === 'voice' ? `${body.seconds ?? 1}″` : (body.title ?? (type === 'file' ? body.name : undefined));
  return more === undefined ? word : `${word} ${more}`;
}
