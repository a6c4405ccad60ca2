/** Who invites, by the link that was opened, and what a newcomer is given. */
import type { DataOf, UserBrief } from '@/contract';
import { call, isUnanswered } from '@/core/api';

/** A refusal says that there is none; without an answer nothing is known. */
export const refusedIsNone = (error: unknown): undefined => {
  if (isUnanswered(error)) throw error;
};

export interface Invitation {
  /** Masked. */
  from: UserBrief;
  gift?: DataOf<'tea.gift'>;
}

/** Undefined for a link that names nobody, or oneself; the form is there without it. */
export async function findInvitation(by: { inviteNo?: string; share_id?: string }): Promise<Invitation | undefined> {
  if (!by.inviteNo && !by.share_id) return undefined;
  const [found, gift] = await Promise.all([
    call('memberV4.sharer', by).catch(refusedIsNone),
    call('tea.gift', {}).catch(refusedIsNone),
  ]);
  return found?.user && { from: found.user, ...(gift?.canClaim && gift.items.length > 0 ? { gift } : {}) };
}
