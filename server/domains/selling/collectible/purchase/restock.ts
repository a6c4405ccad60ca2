/** Somebody who waits for a piece (到货提醒) hears of it once. */
import type { Tx } from '../../../../db/client';
import { sendNotice } from '../../../people/notice/send';
import { takeReminders, type Collectible } from '../issue/repository';

export async function restocked(tx: Tx, issue: Collectible, now: number): Promise<void> {
  for (const memberId of await takeReminders(tx, issue.id)) {
    await sendNotice(tx, memberId, {
      box: 'service',
      title: '藏品到货提醒',
      text: `你关注的「${issue.name}」又有编号放出，先到先得。`,
      image: issue.images[0],
      link: `/pages/tea/cpf-goods?id=${issue.id}`,
      at: now,
    });
  }
}
