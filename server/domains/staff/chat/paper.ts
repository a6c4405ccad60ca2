/** A paper of a conversation is opened by who takes part in it now, while its message stands (rule 28.4). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { shownUrl } from '../../people/file/sealed';
import { placeOf } from './access';
import { findMessage } from './repository';

/** 404 to whoever takes no part, of what was taken back, and of a message that is no paper. */
export async function paperOf(
  tx: Tx,
  memberId: string,
  { conversationId, messageId }: RequestOf<'ding.chatFile'>,
  now: number,
  { config }: Setup,
): Promise<DataOf<'ding.chatFile'>> {
  const { conversation } = await placeOf(tx, memberId, conversationId);
  const row = await findMessage(tx, conversation.id, messageId);
  if (row?.type !== 'file' || row.status !== 'sent' || !row.body.url) throw notFound();
  return { url: shownUrl(config, row.body.url, now) };
}
