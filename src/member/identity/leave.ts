/** Where a member goes on to once they are known: back to whoever asked, or to the page that `next` names. */
import { back, replace, routeBelow } from '@/core/routes';

export type Next = 'identifierHe' | 'apply' | 'cpf-goods' | 'appointment';
const NEXT: readonly Next[] = ['identifierHe', 'apply', 'cpf-goods', 'appointment'];
/** What an address says, if it is one of them. */
export const nextOf = (text: string | undefined): Next | undefined => NEXT.find((one) => one === text);

/** Who collects or reserves is asked for step 1 alone. */
export const isBasicEnough = (next: Next | undefined): boolean => next === 'cpf-goods' || next === 'appointment';

const APPLY = '/member/pages/withdraw/apply';

export async function leaveIdentity(next: Next | undefined): Promise<void> {
  if (next === 'apply' && routeBelow()?.path !== APPLY) return replace(APPLY, {});
  return back(next === 'appointment' ? '/member/pages/appointment' : '/pages/tea/my-money');
}
